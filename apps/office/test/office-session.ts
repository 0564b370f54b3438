import type { OfficeSession } from '@detroit-well/api-client';

export const meeting = (start_datetime: string, end_datetime: string) => ({ start_datetime, end_datetime });

/** A session as the server sends it to the office. */
export const officeSession = (over: Partial<OfficeSession> = {}): OfficeSession => ({
  id: 's1',
  title: 'Rhythm Roll',
  description: '',
  program_id: 'p1',
  program_title: 'Skate',
  category_name: 'Skate//Well',
  category_ground: 'ink',
  coach_id: 'c1',
  coach_name: 'Renée Alston',
  location_id: null,
  location_name: '',
  start_datetime: '2026-03-14T18:30:00-04:00',
  end_datetime: '2026-03-14T20:00:00-04:00',
  meetings: [meeting('2026-03-14T18:30:00-04:00', '2026-03-14T20:00:00-04:00')],
  max_participants: 12,
  price_public: '75.00',
  price_member: '60.00',
  registration_opens_at: '2026-03-01T09:00:00-05:00',
  registration_closes_at: null,
  registration_open: true,
  requirements: ['Be able to stand on skates'],
  what_to_bring: ['Water', 'A towel'],
  status: 'scheduled',
  booked_count: 3,
  waiting_count: 0,
  series_id: null,
  generated_for: null,
  edited_fields: [],
  picture: null,
  warnings: [],
  version: 4,
  ...over,
});
