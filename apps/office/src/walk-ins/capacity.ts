import type { OfficeRoster } from '@detroit-well/api-client';

/** How many spots a full session has; null while there is one left. */
export function fullSpots({ max_participants: spots, results }: OfficeRoster): number | null {
  const taken = results.filter(({ status }) => status === 'confirmed').length;
  return spots !== null && taken >= spots ? spots : null;
}
