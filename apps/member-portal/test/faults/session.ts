import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';

// The forms read only these fields.
export const session = {
  public_id: 's1',
  title: 'Rhythm & Glide',
  coach_name: 'Imani',
  start_datetime: '2026-03-01T18:30:00-05:00',
  meetings: [{ start_datetime: '2026-03-01T18:30:00-05:00', end_datetime: '2026-03-01T20:00:00-05:00' }],
  registration: { public_id: 'r1', feedback: null, cancellation: { can_cancel: true } },
} as unknown as RegisteredSessionDetail;

export const now = new Date('2026-03-02T15:00:00Z');
