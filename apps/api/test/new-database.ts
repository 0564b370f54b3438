import { randomBytes } from 'node:crypto';
import pg from 'pg';

async function execute(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates a database on a running server, as a copy of `from` if given. Returns its URL. */
export async function newDatabaseOn(
  serverUrl: string,
  { name = `studio_${randomBytes(6).toString('hex')}`, from }: { name?: string; from?: string } = {},
): Promise<string> {
  await execute(serverUrl, `create database ${name}${from === undefined ? '' : ` template ${from}`}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Removes a database and ends the connections to it. */
export const dropDatabase = (serverUrl: string, url: string): Promise<void> =>
  execute(serverUrl, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
