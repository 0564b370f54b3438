import { addDays, studioDay, studioInstant, toStudioIso } from '@detroit-well/config/studio-time';
import { contract, type Profile, type Session, type TeamRole } from '../../contract/index.ts';
import { exampleReply } from '../fakes/example-reply.ts';

/** The password of every person of the mock studio. */
export const mockPassword = 'Standard!2026';

export interface MockPerson {
  readonly profile: Profile;
  readonly password: string;
  readonly isMember: boolean;
  readonly role: TeamRole | null;
}

interface Known {
  readonly signed?: boolean;
  readonly isMember?: boolean;
  readonly role?: MockPerson['role'];
  readonly dateOfBirth?: string | null;
}

const person = (
  name: string,
  firstName: string,
  lastName: string,
  { signed = true, isMember = false, role = null, dateOfBirth = '1981-06-03' }: Known = {},
): MockPerson => ({
  profile: {
    ...exampleReply(contract.profile.me),
    public_id: `person-${name}`,
    email: `${name}@demo.test`,
    first_name: firstName,
    last_name: lastName,
    display_name: firstName,
    date_of_birth: dateOfBirth,
    image_url: null,
    image_thumbnail: null,
    waiver_accepted: signed,
    payment_consent: signed,
  },
  password: mockPassword,
  isMember,
  role,
});

/**
 * The demo people: `member@demo.test`, `public@demo.test` without a membership, `new@demo.test` without a
 * waiver, a last name and a date of birth.
 */
export const mockPeople = (): MockPerson[] => [
  person('member', 'Danielle', 'Whitaker', { isMember: true }),
  person('public', 'Paul', 'Ostrowski'),
  person('new', 'Nia', '', { signed: false, dateOfBirth: null }),
  person('coach', 'Renée', 'Alston', { isMember: true, role: 'coach' }),
  person('staff', 'Dana', 'Pruitt', { role: 'manager' }),
];

interface Planned {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly inDays: number;
  readonly seats: number | null;
  /** A course meets every week. */
  readonly weeks?: number;
  readonly taken?: number;
  readonly prices?: readonly [publicRate: string, memberRate: string];
  readonly status?: Session['status'];
}

const planned: readonly Planned[] = [
  {
    id: 'session-open',
    title: 'Rhythm & Glide',
    category: 'Skate//Well',
    inDays: 35,
    weeks: 6,
    seats: 16,
    taken: 7,
  },
  {
    id: 'session-last-spot',
    title: 'Kettlebell Standard',
    category: 'Core//Strength',
    inDays: 3,
    seats: 8,
    taken: 7,
  },
  { id: 'session-full', title: 'Night Skate', category: 'Skate//Well', inDays: 10, seats: 6, taken: 6 },
  {
    id: 'session-free',
    title: 'Open Floor',
    category: 'Skate//Well',
    inDays: 5,
    seats: null,
    prices: ['0.00', '0.00'],
  },
  {
    id: 'session-cancelled',
    title: 'Slow Flow',
    category: 'Core//Strength',
    inDays: 12,
    seats: 10,
    status: 'cancelled',
  },
  { id: 'session-past', title: 'First Push', category: 'Skate//Well', inDays: -7, seats: 12, taken: 9 },
];

/** Sessions around `now`, soonest first: open, with one spot left, full, free, cancelled and past. */
export function mockSessions(now: Date): Session[] {
  const example = exampleReply(contract.sessions.detail);
  return planned
    .toSorted((a, b) => a.inDays - b.inDays)
    .map(
      ({
        id,
        title,
        category,
        inDays,
        weeks = 1,
        seats,
        taken = 0,
        prices = ['75.00', '60.00'],
        status = 'scheduled',
      }) => {
        const meetings = Array.from({ length: weeks }, (_, week) => {
          const day = addDays(studioDay(now), inDays + week * 7);
          return {
            start_datetime: toStudioIso(studioInstant(day, '18:30')),
            end_datetime: toStudioIso(studioInstant(day, '20:00')),
          };
        });
        return {
          ...example,
          public_id: id,
          title,
          program: { ...example.program, title, category_name: category, category },
          ...(meetings[0] ?? example.meetings[0]),
          meetings,
          price_public: prices[0],
          price_member: prices[1],
          price: prices[0],
          max_participants: seats,
          current_registrations: taken,
          status,
          payment_status: null,
          has_updates: false,
          is_registered: false,
        };
      },
    );
}
