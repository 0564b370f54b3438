import { dayMs } from '@detroit-well/config/durations';
import { toDate } from '@detroit-well/config/studio-time';
import { recordAcceptance } from '../../../features/waiver/acceptances.ts';
import { defaultRefundLimit } from '../../../features/team/refund-limit.ts';
import type { Db } from '../../../platform/database/database.ts';
import {
  billingAddresses,
  emergencyContacts,
  memberships,
  personNotes,
  profiles,
  users,
} from '../../../platform/database/schema/people.ts';
import { teamMembers } from '../../../platform/database/schema/team.ts';
import { demoPeople, extraAttendees, type DemoPerson } from './demo-people.ts';

/** What the coach noted about the first of the extra attendees. */
const attendeeNotes = [
  'Comes by bus from Ypsilanti, so often ten minutes late. That is fine.',
  'Prefers the left side of the floor: does not hear well on the right.',
  'Ready for the intermediate course.',
];

/** Adds the demo people and the extra attendees. The waiver must already be published. */
export async function seedPeople(tx: Db, passwordHash: string, now: Date): Promise<void> {
  await tx.insert(users).values([
    ...demoPeople.map(({ id, email }) => ({ id, email, passwordHash, emailVerifiedAt: now })),
    // Not a valid hash, so nobody can sign in to these accounts.
    ...extraAttendees.map(({ id, email }) => ({ id, email, passwordHash: '!', emailVerifiedAt: now })),
  ]);
  await tx
    .insert(teamMembers)
    .values(
      demoPeople.flatMap(({ id: userId, role }) =>
        role === undefined ? [] : [{ userId, role, refundLimitCents: defaultRefundLimit(role) }],
      ),
    );
  await tx.insert(profiles).values([
    ...demoPeople.map(profileOf),
    ...extraAttendees.map(({ id, firstName, lastName }) => ({
      userId: id,
      firstName,
      lastName,
      displayName: `${firstName} ${lastName.charAt(0)}.`,
      dateOfBirth: '1982-04-12',
    })),
  ]);
  await tx.insert(memberships).values(demoPeople.flatMap((person) => membershipsOf(person, now)));
  for (const person of demoPeople.filter(({ signed }) => signed)) await sign(tx, person, now);
  await seedMemberDetails(tx);
  await tx.insert(personNotes).values([
    {
      userId: 'person-member',
      authorId: 'person-coach',
      text: 'Left knee is still sore: no jumps until she says so.',
      createdAt: new Date(now.getTime() - 9 * dayMs),
    },
    {
      userId: 'person-public',
      authorId: 'person-staff',
      text: 'Asked about a membership. Call back after the first course.',
      createdAt: new Date(now.getTime() - 3 * dayMs),
    },
    ...extraAttendees.slice(0, attendeeNotes.length).map(({ id: userId }, index) => ({
      userId,
      authorId: 'person-coach',
      text: attendeeNotes[index] ?? '',
      createdAt: new Date(now.getTime() - (index + 2) * dayMs),
    })),
  ]);
}

function profileOf({ id, firstName, lastName, displayName, phone, gender, dateOfBirth }: DemoPerson) {
  return { userId: id, firstName, lastName, displayName, phone, gender, dateOfBirth };
}

function membershipsOf({ id, memberships: owned = [] }: DemoPerson, now: Date) {
  const year = toDate(now).getUTCFullYear();
  return owned.map(({ tier, fromYear, toYear, isActive }) => ({
    userId: id,
    tier,
    state: isActive ? ('active' as const) : ('expired' as const),
    startDate: `${year + fromYear}-01-01`,
    endDate: `${year + toYear}-12-31`,
  }));
}

/** Accepts the waiver by checkbox, as a former guest would, because a seed cannot draw a signature. */
async function sign(tx: Db, { id }: DemoPerson, now: Date): Promise<void> {
  await recordAcceptance(tx, {
    userId: id,
    method: 'checkbox',
    serverAddress: '127.0.0.1',
    userAgent: 'seed',
    acceptedAt: new Date(now.getTime() - 45 * dayMs),
  });
}

async function seedMemberDetails(tx: Db): Promise<void> {
  await tx.insert(emergencyContacts).values([
    {
      userId: 'person-member',
      name: 'Marvin Whitaker',
      relationship: 'spouse',
      phone: '(313) 555-0188',
      email: 'marvin@demo.test',
      isPrimary: true,
    },
    {
      userId: 'person-member',
      name: 'Joyce Whitaker',
      relationship: 'parent',
      phone: '(313) 555-0189',
      email: 'joyce@demo.test',
    },
  ]);
  await tx.insert(billingAddresses).values({
    userId: 'person-member',
    address: '4400 Woodward Avenue',
    address2: 'Apt 5',
    city: 'Detroit',
    state: 'MI',
    postalCode: '48201',
    country: 'US',
  });
}
