import { readApiSettings } from '@detroit-well/config/env';
import { systemClock } from '../../../src/platform/clock/clock.ts';
import { createDependencies } from '../../../src/app/create-dependencies.ts';
import { openPostgres } from '../../../src/platform/database/open-postgres.ts';
import { manyMembers, type SignedInMember } from '../../../test/many-members.ts';
import { newDatabaseOn } from '../../../test/new-database.ts';
import { insertBulkData, membersFor } from '../../../test/bulk-data.ts';

/** A database of one size, and what the measured requests need of it. */
export interface Studio {
  readonly url: string;
  /** Upcoming sessions: as many for every size, so that requests spread over as many rows. */
  readonly upcoming: readonly string[];
  /** Access tokens of members of the bulk data. */
  tokens: readonly string[];
  /** A new member and a session that this member is not registered for. */
  nextRegistration: () => { readonly token: string; readonly sessionId: string };
  /** Replaces the access tokens, which are valid for five minutes. */
  renewTokens: () => Promise<void>;
}

/** How long one statement may insert. */
const insertMs = 300_000;
const newMembers = 2_000;
const sampledMembers = 200;
const spread = 50;

/** Settings of PostgreSQL as for a machine of 4 GB, and a quicker insertion. A restart applies them. */
export const serverSettings = [
  `alter system set shared_buffers = '1GB'`,
  `alter system set max_wal_size = '4GB'`,
] as const;

/** Creates a database with as many sessions and 100 times as many registrations. */
export async function createStudio(serverUrl: string, name: string, sessions: number): Promise<Studio> {
  const url = await newDatabaseOn(serverUrl, { name });
  const database = await openPostgres(url, { poolSize: 4, silence: { statement: insertMs, ping: insertMs } });
  await insertBulkData(database, sessions);
  const settings = readApiSettings({ LOG_LEVEL: 'silent', RATE_LIMITS: 'load-test' });
  const deps = await createDependencies({
    settings,
    database,
    clock: systemClock,
    systemClock,
    adapters: {},
  });
  const people: SignedInMember[] = await manyMembers({ database, deps }, newMembers);
  await database.close();

  const members = membersFor(sessions);
  const upcoming = Array.from({ length: spread }, (_, index) => `session-${sessions / 2 + index}`);
  let registered = 0;
  let newTokens: string[] = [];
  const studio: Studio = {
    url,
    upcoming,
    tokens: [],
    nextRegistration: () => {
      const person = registered % newMembers;
      // Each member takes the sessions in another order, so that concurrent requests use different sessions.
      const session = (registered + Math.floor(registered / newMembers)) % spread;
      if (registered >= newMembers * spread) throw new Error('Every member is registered for every session.');
      registered += 1;
      return { token: newTokens[person] ?? '', sessionId: upcoming[session] ?? '' };
    },
    renewTokens: async () => {
      const of = (index: number) => Math.floor((index * members) / sampledMembers);
      studio.tokens = await Promise.all(
        Array.from({ length: sampledMembers }, (_, index) =>
          deps.accessTokens.issue({
            userId: `member-${of(index)}`,
            email: `member-${of(index)}@scale.test`,
            family: `family-${of(index)}`,
          }),
        ),
      );
      newTokens = await Promise.all(people.map(({ renewed }) => renewed()));
    },
  };
  return studio;
}
