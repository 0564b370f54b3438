import { formatTime } from './studio-time.ts';

/** Until when a place is held for who pays for it by a link, and what becomes of it then. */
export const heldPlaceText = (until: Date | string): string =>
  `The place is held until ${formatTime(until)}. After that, it goes to who pays first.`;
