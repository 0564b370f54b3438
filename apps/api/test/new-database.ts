import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Creates a database on a running server, as a copy of `from` if given. Returns its URL. */
export async function newDatabaseOn(
  serverUrl: string,
  { name = `studio_${randomBytes(6).toString('hex')}`, from }: { name?: string; from?: string } = {},
): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${name}${from === undefined ? '' : ` template ${from}`}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
