/** Whether the sheet of all rats lies open: the board opens it, and so does the menu. */
export const rats = $state({ open: false });
