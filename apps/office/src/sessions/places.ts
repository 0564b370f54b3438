import type { OfficeSession } from '@detroit-well/api-client';

/** `7 of 12`, or `7 booked, no limit`. */
export const placesText = ({ booked_count, max_participants }: OfficeSession): string =>
  max_participants === null ? `${booked_count} booked, no limit` : `${booked_count} of ${max_participants}`;
