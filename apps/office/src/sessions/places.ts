import type { OfficeSession } from '@detroit-well/api-client';

/** `7 of 12`, or `7, unlimited`. */
export const placesText = ({ booked_count, max_participants }: OfficeSession): string =>
  max_participants === null ? `${booked_count}, unlimited` : `${booked_count} of ${max_participants}`;
