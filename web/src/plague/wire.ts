/** What the server sends of the board game. */
import type { components } from '$lib/schema';

export type PlagueView = components['schemas']['PlagueView'];
export type PlagueEvent = components['schemas']['PlagueEvent'];
