import { inArray } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';
import { serverSecrets } from './schema/server.ts';

/** The purposes of the keys. Each new purpose gets its own key. */
const names = [
  'access_tokens',
  'refresh_tokens',
  'visitors',
  'networks',
  'reminders',
  'openings',
  'previews',
  'calendars',
] as const;

export type ServerKeys = Readonly<Record<(typeof names)[number], Buffer>>;

/**
 * Reads the server's keys and creates missing ones. They are stored in the database so that all processes share them, and
 * so that the demo starts without configured secrets.
 */
export async function readServerKeys(db: Db): Promise<ServerKeys> {
  const fresh = names.map((name) => ({ name, value: randomBytes(32).toString('base64') }));
  // If another process inserts first, its key wins.
  await db.insert(serverSecrets).values(fresh).onConflictDoNothing();
  const rows = await db
    .select()
    .from(serverSecrets)
    .where(inArray(serverSecrets.name, [...names]));
  const key = (name: string) => {
    const row = rows.find((candidate) => candidate.name === name);
    if (row === undefined) throw new Error(`the server's key ${name} is missing`);
    return Buffer.from(row.value, 'base64');
  };
  return {
    access_tokens: key('access_tokens'),
    refresh_tokens: key('refresh_tokens'),
    visitors: key('visitors'),
    networks: key('networks'),
    reminders: key('reminders'),
    openings: key('openings'),
    previews: key('previews'),
    calendars: key('calendars'),
  };
}
