import type { SeedFile } from '@detroit-well/api-client/seed-file';
import { studioDay } from '../../../platform/clock/studio-calendar.ts';
import { recordAcceptance } from '../../../features/waiver/acceptances.ts';
import { readWaiverStatus } from '../../../features/waiver/status.ts';
import type { Db } from '../../../platform/database/database.ts';
import { memberships, profiles, users } from '../../../platform/database/schema/people.ts';
import { isOneOf, liveMembershipStates } from '../../../platform/database/schema/statuses.ts';
import { joinTeam, leaveTeam } from '../../../features/team/team-members.ts';
import { membershipsAfter } from './memberships-after.ts';
import { upsert } from './upsert.ts';

/** Loads people with their profiles and memberships. `hashes` contains the password hash of each person. */
export async function loadPeople(
  tx: Db,
  file: SeedFile,
  hashes: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  await upsert(
    tx,
    users,
    users.id,
    file.people.map(({ public_id: id, email }) => ({
      id,
      email,
      passwordHash: hashes.get(id),
    })),
    { whenNew: () => ({ emailVerifiedAt: now }) },
  );
  for (const { public_id: userId, is_staff: isStaff } of file.people) {
    if (isStaff === true) await joinTeam(tx, userId, 'owner');
    if (isStaff === false) await leaveTeam(tx, userId);
  }
  await upsert(
    tx,
    profiles,
    profiles.userId,
    file.people.map((person) => ({
      userId: person.public_id,
      firstName: person.first_name,
      lastName: person.last_name,
      displayName: person.display_name,
      phone: person.phone,
      gender: person.gender,
      dateOfBirth: person.date_of_birth,
    })),
    { whenNew: ({ firstName = '', lastName = '' }) => ({ displayName: `${firstName} ${lastName}`.trim() }) },
  );
  await loadMemberships(tx, file, studioDay(now));
  for (const { public_id: userId, waiver_accepted } of file.people) {
    if (!waiver_accepted || (await readWaiverStatus(tx, userId, now)).waiverAccepted) continue;
    const evidence = { method: 'checkbox', serverAddress: '127.0.0.1', userAgent: 'seed --file' } as const;
    await recordAcceptance(tx, { ...evidence, userId, acceptedAt: now });
  }
}

/** Those that have ended come first, because a person has one live membership at most. */
async function loadMemberships(tx: Db, file: SeedFile, today: string): Promise<void> {
  const all = await membershipsAfter(tx, file, today);
  const rows = file.memberships.map(({ public_id: id, person: userId, tier, start_date, end_date }) => {
    const state = all.get(id)?.state;
    return { id, userId, tier, state, startDate: start_date, endDate: end_date };
  });
  const isLive = ({ state }: (typeof rows)[number]) => isOneOf(liveMembershipStates, state ?? '');
  await upsert(
    tx,
    memberships,
    memberships.id,
    rows.filter((row) => !isLive(row)),
  );
  await upsert(tx, memberships, memberships.id, rows.filter(isLive));
}
