/** Whether a history entry stands for the open sheet of filters. */
export const isSheetEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'filterSheet' in state;
