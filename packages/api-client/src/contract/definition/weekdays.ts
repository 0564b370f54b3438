/** The days of a week by their names in the contract. Weeks start on Sunday. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
/** The name of a day of the week. */
export type Weekday = (typeof weekdays)[number];
