import type { RostersToday } from '@detroit-well/api-client';

type KeptRoster = RostersToday['sessions'][number];

/** A person on a list that the device keeps. */
export const keptPerson = (
  over: Partial<KeptRoster['people'][number]> = {},
): KeptRoster['people'][number] => ({
  registration_id: 'r1',
  person_id: 'u1',
  name: 'Ada Byron',
  initials: 'AB',
  pass_hash: null,
  status: 'confirmed',
  attendance: null,
  facts: [],
  payment_status: 'paid',
  waiver: 'signed',
  waiver_link_sent_at: null,
  emergency_contact: null,
  first_visit: false,
  membership: null,
  notes: [],
  ...over,
});

/** A roster of today as the device keeps it. */
export const keptRoster = (over: Partial<KeptRoster> = {}): KeptRoster => ({
  session_id: 's1',
  title: 'Rhythm Roll',
  session_status: 'scheduled',
  coach_name: null,
  location_name: 'Floor 2',
  meetings: [{ start_datetime: '2026-03-14T18:30:00-04:00', end_datetime: '2026-03-14T20:00:00-04:00' }],
  meeting: '2026-03-14T18:30:00-04:00',
  max_participants: 12,
  price_public: '25.00',
  price_member: '20.00',
  places_left: 3,
  people: [keptPerson()],
  ...over,
});
