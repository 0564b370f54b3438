import type { OfficeSession } from '@detroit-well/api-client';

/** The end of the last meeting. */
export const lastEnd = ({ meetings, end_datetime }: OfficeSession): string =>
  meetings.at(-1)?.end_datetime ?? end_datetime;
