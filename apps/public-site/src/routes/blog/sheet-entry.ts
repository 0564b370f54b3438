/** Whether a history entry belongs to the open filter sheet. */
export const isSheetEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'filterSheet' in state;
