import { sql } from 'drizzle-orm';
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fillDataFolder } from '../../../test/database.ts';
import type { Db } from '../../platform/database/database.ts';
import { openPglite } from '../../platform/database/open-pglite.ts';
import { waiverAcceptances } from '../../platform/database/schema/waiver.ts';
import { seed } from '../seed/seed.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'detroit-waivers-'));
  await fillDataFolder(folder);
  const database = await openPglite({ folder });
  await seed(database, new Date());
  await database.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs one command in its own process on the data directory. */
function command(name: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(inject('builtFolder'), `${name}.js`), ...args], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      DATA_DIR: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (part) => (output += String(part)));
  child.stderr.on('data', (part) => (output += String(part)));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

const waiver = {
  version: '2',
  title: 'Liability Waiver',
  body: '<p>New words.</p>',
  rules: [],
  effective_date: '2026-03-01',
};

/** Changes the database while no process has it open. */
async function between<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const database = await openPglite({ folder });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

it('migrate updates the tables, and says so', async () => {
  expect(await command('migrate')).toEqual({ code: 0, output: 'The tables are up to date.\n' });
});

describe('the waiver commands', () => {
  it('publish a text from a file, and explain what is wrong with an invalid one', async () => {
    const file = join(folder, 'waiver.json');
    await writeFile(file, JSON.stringify({ ...waiver, effective_date: 'soon' }));
    const wrong = await command('publish-waiver', '--file', file);
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('effective_date') });
    await writeFile(file, JSON.stringify(waiver));
    const published = await command('publish-waiver', '--file', file);
    expect(published).toMatchObject({ code: 0, output: expect.stringContaining('Version 2 is in force') });
  });

  it('verify an intact chain against an earlier hash', async () => {
    const [noted, ...others] = await between((db) => db.select().from(waiverAcceptances));
    const { code, output } = await command('verify-waivers', '--holds', noted?.chainHash ?? '');
    expect({ code, output }).toMatchObject({
      code: 0,
      output: expect.stringContaining(`whole: ${others.length + 1} acceptances`),
    });
  });

  it('name the first row that was changed, and exit with 1', async () => {
    await between((db) =>
      db.execute(sql`update waiver_acceptances set client_address = 'x' where sequence in (2, 4)`),
    );
    const { code, output } = await command('verify-waivers');
    expect({ code, output }).toMatchObject({
      code: 1,
      output: expect.stringContaining('broken at acceptance 2'),
    });
  });
});
