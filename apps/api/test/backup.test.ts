import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { backUp } from '../src/app/backup/back-up.ts';
import { serveDump } from '../src/app/backup/embedded-dump.ts';
import { restore } from '../src/app/backup/restore.ts';
import { checkLedger } from '../src/features/booking/ledger/check-ledger.ts';
import type { Database } from '../src/platform/database/database.ts';
import { openPostgres } from '../src/platform/database/open-postgres.ts';
import { openPglite } from '../src/platform/database/open-pglite.ts';
import { folderFiles } from '../src/platform/files/folder-files.ts';
import { contentHash } from '../src/features/waiver/versions.ts';
import { studioClocks } from '../src/platform/database/schema/clock.ts';
import { sessionMaterials } from '../src/platform/database/schema/training.ts';
import { waiverVersions } from '../src/platform/database/schema/waiver.ts';
import { aCard, aMember, aSession, seedStudio } from './booking.ts';
import { sharedServer } from './database.ts';
import { amount, report } from './proof/amounts.ts';
import { newDatabaseOn } from './new-database.ts';
import type { PostgresServer } from './postgres.ts';
import { testServer, type TestServer } from './server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'detroit-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const target = () => join(folder, randomUUID());
/** Backups under load, each of them restored. */
const backups = amount(1, 20);

const inFolder = { files: { storage: 'folder' } } as const;

/** Gives the fixture's waiver its hash, without which the chain of acceptances is not whole. */
async function giveRealWaiver({ db }: Database): Promise<void> {
  const [version] = await db.select().from(waiverVersions);
  await db.update(waiverVersions).set({ contentHash: contentHash(version!) });
}

/** A session without a limit, late enough for a plan with instalments. */
const laterSession = ({ database }: TestServer) =>
  aSession(database, { maxParticipants: null, startsAt: new Date('2026-05-12T18:30:00-04:00') });

/** Registers members for a session until it is stopped. Returns how many have registered so far. */
function keepRegistering(server: TestServer, session_id: string, { people = 3, pauseMs = 0 } = {}) {
  const load = { stopped: false, registered: 0 };
  const one = async () => {
    while (!load.stopped) {
      const { token } = await aMember(server);
      const response = await server.call('POST', '/training/registrations/register/', {
        token,
        body: { session_id, payment_plan: 'weekly', payment_method_id: await aCard(server) },
        headers: { 'idempotency-key': randomUUID() },
      });
      expect(response.status).toBe(201);
      load.registered += 1;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const running = Promise.all(Array.from({ length: people }, one));
  return {
    registered: () => load.registered,
    stop: async () => {
      load.stopped = true;
      await running;
    },
  };
}

describe('a backup of PostgreSQL', () => {
  let postgres: Pick<PostgresServer, 'url' | 'stop'>;
  let server: TestServer;
  let source: { databaseUrl: string; dataDir: string } & typeof inFolder;
  beforeAll(async () => {
    postgres = await sharedServer();
    const databaseUrl = await newDatabaseOn(postgres.url);
    source = { ...inFolder, databaseUrl, dataDir: target() };
    server = await testServer({
      database: await openPostgres(databaseUrl),
      adapters: { files: folderFiles(join(source.dataDir, 'files')) },
    });
    await seedStudio(server.database);
    await giveRealWaiver(server.database);
  });
  afterAll(async () => {
    await server?.close();
    await postgres?.stop();
  });

  const emptyTarget = async () => ({
    ...inFolder,
    databaseUrl: await newDatabaseOn(postgres.url),
    dataDir: target(),
  });

  it('is one consistent snapshot while people register, and passes every check after the restore', async () => {
    const session = await laterSession(server);
    const file = await server.deps.files.write(new TextEncoder().encode('a plan for the week'));
    await server.database.db.insert(sessionMaterials).values({
      sessionId: session,
      title: 'Plan',
      fileName: 'plan.txt',
      contentType: 'text/plain',
      file,
      bytes: 19,
    });
    const load = keepRegistering(server, session);
    await expect.poll(() => load.registered()).toBeGreaterThan(5);
    for (let n = 1; n < backups; n += 1) {
      const one = target();
      const { manifest } = await backUp(source, one, new Date());
      const copy = await emptyTarget();
      expect((await restore(copy, { from: one, replace: false })).facts).toEqual(manifest.facts);
      await Promise.all([one, copy.dataDir].map((path) => rm(path, { recursive: true })));
    }
    const before = load.registered();
    const to = target();
    const { manifest, problems } = await backUp(source, to, new Date());
    const after = load.registered();
    await load.stop();
    report('backups under load, restored', { backups, registrations: manifest.facts.registrations });
    expect(problems).toEqual([]);
    expect(manifest.facts.registrations).toBeGreaterThanOrEqual(before);
    // People registered during the backup, so an inconsistent copy would show.
    expect(after).toBeGreaterThan(before);
    expect((await stat(to)).mode & 0o077).toBe(0);
    expect((await stat(join(to, 'manifest.json'))).mode & 0o077).toBe(0);

    const copy = await emptyTarget();
    expect((await restore(copy, { from: to, replace: false })).facts).toEqual(manifest.facts);
    expect(await readFile(join(copy.dataDir, 'files', file), 'utf8')).toBe('a plan for the week');
    const restored = await openPostgres(copy.databaseUrl, { poolSize: 1 });
    const ledger = await checkLedger(restored.db);
    expect(ledger).toMatchObject({ problems: [], registrations: manifest.facts.registrations });
    expect(ledger.chargedCents).toBeGreaterThan(0);
    await restored.close();
  });

  it('keeps the clock of the studio, which the defaults of columns read', async () => {
    await server.database.db.update(studioClocks).set({ movedMs: 3_600_000 });
    const to = target();
    await backUp(source, to, new Date());
    const copy = await emptyTarget();
    await restore(copy, { from: to, replace: false });
    await server.database.db.update(studioClocks).set({ movedMs: 0 });
    const restored = await openPostgres(copy.databaseUrl, { poolSize: 1 });
    const { rows } = await restored.db.execute(sql`
      insert into newsletter_signups (email, source_form) values ('ada@demo.test', 'footer')
      returning (extract(epoch from created_at - now()) / 3600)::int as ahead`);
    expect(rows).toEqual([{ ahead: 1 }]);
    await restored.close();
  });

  it('restores over data only when it is told to, and never while a server is connected', async () => {
    const to = target();
    await backUp(source, to, new Date());
    const copy = await emptyTarget();
    await restore(copy, { from: to, replace: false });
    const other = await openPostgres(copy.databaseUrl, { poolSize: 1 });
    await other.db.execute(sql`update sessions set title = 'changed'`);
    await expect(restore(copy, { from: to, replace: true })).rejects.toThrow('Stop the servers first');
    await other.close();
    await expect(restore(copy, { from: to, replace: false })).rejects.toThrow('already has data');
    const titles = async () => {
      const database = await openPostgres(copy.databaseUrl, { poolSize: 1 });
      const { rows } = await database.db.execute(sql`select distinct title from sessions`);
      await database.close();
      return rows;
    };
    expect(await titles()).toEqual([{ title: 'changed' }]);
    await restore(copy, { from: to, replace: true });
    expect(await titles()).toEqual([{ title: 'Rhythm Roll Foundations' }]);
  });

  it('is restored while the connections of a stopped server are still closing', async () => {
    const to = target();
    await backUp(source, to, new Date());
    const copy = await emptyTarget();
    const other = new pg.Client({ connectionString: copy.databaseUrl });
    await other.connect();
    const restoring = restore(copy, { from: to, replace: false });
    await new Promise((resolve) => setTimeout(resolve, 500));
    await other.end();
    expect((await restoring).facts.registrations).toBeGreaterThan(0);
  });

  it('is refused when it is damaged or incomplete, before anything changes', async () => {
    const to = target();
    await backUp(source, to, new Date());
    const copy = await emptyTarget();
    await appendFile(join(to, 'database.dump'), 'x');
    await expect(restore(copy, { from: to, replace: true })).rejects.toThrow('another checksum');
    await rm(join(to, 'manifest.json'));
    await expect(restore(copy, { from: to, replace: true })).rejects.toThrow('not a complete backup');
    await expect(backUp(source, to, new Date())).rejects.toThrow('is not empty');
    const wrong = { ...inFolder, databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir: target() };
    const never = target();
    await expect(backUp(wrong, never, new Date())).rejects.toThrow();
    expect(await readdir(folder)).not.toContain(never.split('/').at(-1));
  });

  it('names a file that the storage has lost, and data that breaks a rule (positive control)', async () => {
    const { db } = server.database;
    const lost = randomUUID();
    await db.insert(sessionMaterials).values({
      sessionId: await aSession(server.database),
      title: 'Lost',
      fileName: 'lost.txt',
      contentType: 'text/plain',
      file: lost,
      bytes: 1,
    });
    await db.execute(sql`
      update payments set amount_cents = amount_cents + 1
      where id = (select id from payments where kind = 'charge' and status = 'succeeded' limit 1)`);
    const to = target();
    const { manifest, problems } = await backUp(source, to, new Date());
    expect(manifest.missing_files).toEqual([lost]);
    expect(problems.join()).toContain('a charge has the amount and the registration of its instalment');
    await expect(restore(await emptyTarget(), { from: to, replace: false })).rejects.toThrow('breaks a rule');
  });
});

describe('a backup of the embedded database', () => {
  const dataDir = () => ({ ...inFolder, databaseUrl: undefined, dataDir: target() });
  let to: string;

  it('is taken from the running server while people register, and from the folder after it stopped', async () => {
    const running = dataDir();
    const template = new Blob([new Uint8Array(await readFile(inject('templateFile')))]);
    const database = await openPglite({ folder: running.dataDir, template });
    const server = await testServer({ database });
    await seedStudio(database);
    await giveRealWaiver(database);
    const stopDumps = await serveDump(running.dataDir, database.dump, (error) =>
      expect.unreachable(String(error)),
    );
    const load = keepRegistering(server, await laterSession(server), { people: 1, pauseMs: 200 });
    await expect.poll(() => load.registered()).toBeGreaterThan(2);
    const before = load.registered();
    to = target();
    const { manifest, problems } = await backUp(running, to, new Date());
    const after = load.registered();
    await load.stop();
    expect(problems).toEqual([]);
    expect(manifest.facts.registrations).toBeGreaterThanOrEqual(before);
    expect(manifest.facts.waiver_acceptances).toBeGreaterThanOrEqual(before);
    expect(after).toBeGreaterThan(before);

    const copy = dataDir();
    expect((await restore(copy, { from: to, replace: false })).facts).toEqual(manifest.facts);
    await expect(restore(copy, { from: to, replace: false })).rejects.toThrow('already has data');
    // A server holds the lock, so its data cannot be replaced.
    await expect(restore(running, { from: to, replace: true })).rejects.toThrow('in use');

    await stopDumps();
    await server.close();
    const later = await backUp(running, target(), new Date());
    expect(later.manifest.facts.registrations).toBeGreaterThanOrEqual(after);
    await restore(running, { from: to, replace: true });
    const restored = await openPglite({ folder: running.dataDir });
    expect((await checkLedger(restored.db)).registrations).toBe(manifest.facts.registrations);
    await restored.close();
  });

  it('is not restored into PostgreSQL, and its manifest must have a known format', async () => {
    const postgresTarget = {
      ...inFolder,
      databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
      dataDir: target(),
    };
    await expect(restore(postgresTarget, { from: to, replace: false })).rejects.toThrow(
      'one of the embedded database',
    );
    const manifest = JSON.parse(await readFile(join(to, 'manifest.json'), 'utf8')) as {
      migrations: number[];
    };
    const newer = { ...manifest, migrations: [...manifest.migrations, 4_000_000_000_000] };
    await writeFile(join(to, 'manifest.json'), JSON.stringify(newer));
    await expect(restore(dataDir(), { from: to, replace: false })).rejects.toThrow('newer schema');
    await writeFile(join(to, 'manifest.json'), '{"format":2}');
    await expect(restore(dataDir(), { from: to, replace: false })).rejects.toThrow('cannot read');
  });
});
