import { toDate } from '@detroit-well/config/studio-time';
import { defaultRefundLimit } from '../../../features/team/refund-limit.ts';
import type { Db } from '../../../platform/database/database.ts';
import {
  billingAddresses,
  emergencyContacts,
  memberships,
  profiles,
  users,
} from '../../../platform/database/schema/people.ts';
import { teamMembers } from '../../../platform/database/schema/team.ts';
import { awakeDaysAgo } from '../rows/human-time.ts';
import { signedAt } from './add-clients.ts';
import type { Client } from './clients.ts';
import { demoPeople, type DemoPerson } from './demo-people.ts';
import { signWaivers } from './sign-waivers.ts';

/** When the demo people signed: before the first session that one of them was at. */
const signedDaysAgo = 100;

/** Adds the demo people. */
export async function seedPeople(tx: Db, passwordHash: string, now: Date): Promise<void> {
  await tx
    .insert(users)
    .values(demoPeople.map(({ id, email }) => ({ id, email, passwordHash, emailVerifiedAt: now })));
  await tx
    .insert(teamMembers)
    .values(
      demoPeople.flatMap(({ id: userId, role }) =>
        role === undefined ? [] : [{ userId, role, refundLimitCents: defaultRefundLimit(role) }],
      ),
    );
  await tx.insert(profiles).values(demoPeople.map(profileOf));
  await tx.insert(memberships).values(demoPeople.flatMap((person) => membershipsOf(person, now)));
  await seedMemberDetails(tx);
}

/** Signs the waiver, which must already be published, for the demo people and the clients. */
export async function signForAll(tx: Db, clients: readonly Client[], now: Date): Promise<void> {
  const acceptedAt = awakeDaysAgo(now, signedDaysAgo, 'the demo people sign');
  await signWaivers(tx, [
    ...demoPeople
      .filter(({ signed }) => signed)
      .map((person) => ({ ...person, userId: person.id, acceptedAt })),
    ...clients
      .filter(({ habit }) => habit !== 'unsigned')
      .map((client) => ({ ...client, userId: client.id, acceptedAt: signedAt(client) })),
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
