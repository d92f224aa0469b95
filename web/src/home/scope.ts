/** The worker that this runs in, as far as we need it: the types of the page do not know workers from inside. */
export interface Scope<In, Out> {
  onmessage: ((event: MessageEvent<In>) => void) | null;
  postMessage(message: Out): void;
}
