import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '../../../test/booking.ts';
import { drawn } from '../../../test/signatures.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import type { Db } from '../../platform/database/database.ts';
import { waiverAcceptances, waiverVersions } from '../../platform/database/schema/waiver.ts';
import { recordAcceptance } from './acceptances.ts';
import { linkHash, type Link } from './chain.ts';
import { readSignature } from './signature.ts';
import { signWaiver } from './sign.ts';
import { verifyChain, type ChainVerdict } from './verify-chain.ts';
import { publishWaiver } from './versions.ts';

let server: TestServer;
const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 12, minute));
const evidence = {
  serverAddress: '203.0.113.1',
  clientAddress: '10.0.0.1',
  clientTime: 'noon',
  userAgent: 'A phone',
};

/** Two versions, each signed twice and accepted once by checkbox. */
beforeAll(async () => {
  server = await testServer();
  const pictures = [await readSignature(await drawn()), await readSignature(await drawn({ width: 500 }))];
  for (let index = 0; index < 6; index += 1) {
    const { id: userId } = await aMember(server, { waiver: false });
    await server.database.withTx(async (tx) => {
      if (index % 3 === 0) await publish(tx, String(index), at(index * 10));
      const signature = pictures[index % 3];
      const acceptance = { ...evidence, userId, acceptedAt: at(index * 10 + 1) };
      if (signature) await signWaiver(tx, { ...acceptance, signature, readVersion: undefined });
      else await recordAcceptance(tx, { ...acceptance, method: 'checkbox' });
    });
  }
});
afterAll(() => server?.close());

const publish = (tx: Db, version: string, when: Date) =>
  publishWaiver(
    tx,
    {
      version,
      title: 'Waiver',
      bodyHtml: `<p>Text ${version}</p>`,
      rules: [{ title: 'Wheels', content: 'Helmet on.' }],
      effectiveDate: '2026-03-01',
    },
    when,
  );

class Undo extends Error {}

function there<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('missing');
  return value;
}

/** The result of the check after a change, which is then rolled back. Database guards against the change are disabled. */
async function verdictAfter(tamper: (tx: Db) => Promise<unknown>, holds?: string): Promise<ChainVerdict> {
  const verdicts: ChainVerdict[] = [];
  const run = server.database.withTx(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`alter table waiver_acceptances drop constraint waiver_acceptances_signed`);
    await tx.execute(sql`drop index waiver_acceptances_sequence`);
    await tamper(tx);
    verdicts.push(await verifyChain(tx, holds));
    throw new Undo();
  });
  await run.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return there(verdicts[0]);
}

const text = fc.string({ maxLength: 20 }).map((value) => value.replaceAll('\0', ''));
const nonZero = fc.integer({ min: -1_000, max: 1_000 }).filter((by) => by !== 0);
/** Another value for a column, by its type. */
const others: Record<string, fc.Arbitrary<(column: SQL) => SQL>> = {
  text: text.map((value) => () => sql`${value}::text`),
  integer: nonZero.map((by) => (column) => sql`${column} + ${by}::int`),
  boolean: fc.constant((column) => sql`not ${column}`),
  date: nonZero.map((by) => (column) => sql`${column} + ${by}::int`),
  'timestamp (3) with time zone': nonZero.map(
    (by) => (column) => sql`${column} + ${by}::int * interval '1 ms'`,
  ),
  jsonb: fc
    .array(fc.record({ title: text, content: text }), { maxLength: 2 })
    .map((rules) => () => sql`${JSON.stringify(rules)}::jsonb`),
};

/** Changes one column of the nth row; returns false when the value is the same as before. */
async function change(
  tx: Db,
  table: string,
  order: string,
  nth: number,
  name: string,
  to: (column: SQL) => SQL,
) {
  const [rows, column] = [sql.raw(table), sql.raw(name)];
  const { rows: changed } = await tx.execute(sql`
    update ${rows} set ${column} = ${to(column)}
    where ctid = (select ctid from ${rows} order by ${sql.raw(order)} offset ${nth} limit 1)
      and ${column} is distinct from ${to(column)}
    returning 1`);
  return changed.length > 0;
}

const columnsOf = (table: typeof waiverAcceptances | typeof waiverVersions) =>
  Object.values(getTableColumns(table)).map((column) => [column.name, column.getSQLType()] as const);

describe('a waiver hash chain', () => {
  it('is valid before any change', async () => {
    expect(await verifyChain(server.database.db)).toMatchObject({ whole: true, links: 6 });
  });

  it.each(columnsOf(waiverAcceptances))(
    'is reported broken at the row whose %s was changed',
    async (name, type) => {
      const nth = fc.integer({ min: 0, max: 5 });
      await fc.assert(
        fc.asyncProperty(nth, there(others[type]), async (row, to) => {
          const verdict = await verdictAfter(async (tx) => {
            fc.pre(await change(tx, 'waiver_acceptances', 'sequence', row, name, to));
          });
          // A moved row leaves a gap, so the check names its neighbor.
          expect(verdict).toMatchObject(
            name === 'sequence' ? { whole: false } : { whole: false, sequence: row + 1 },
          );
        }),
        { numRuns: 12 },
      );
    },
  );

  it.each(columnsOf(waiverVersions))(
    'is reported broken when the %s of a version was changed',
    async (name, type) => {
      const nth = fc.integer({ min: 0, max: 1 });
      await fc.assert(
        fc.asyncProperty(nth, there(others[type]), async (row, to) => {
          const verdict = await verdictAfter(async (tx) => {
            fc.pre(await change(tx, 'waiver_versions', 'published_at', row, name, to));
          });
          expect(verdict.whole).toBe(false);
        }),
        { numRuns: 8 },
      );
    },
  );

  it.each([0, 1, 2, 3, 4, 5])('is reported broken when acceptance %i was removed', async (before) => {
    const verdict = await verdictAfter((tx) =>
      tx.execute(sql`delete from waiver_acceptances where sequence = ${before + 1}`),
    );
    expect(verdict.whole).toBe(false);
  });

  it.each([
    ['a picture was changed', sql`update waiver_signatures set png = png || '\\x00'`],
    ['a picture was deleted', sql`delete from waiver_signatures`],
    ['a picture was renamed', sql`update waiver_signatures set name = name || 'x'`],
    ['a text was deleted', sql`delete from waiver_versions where version = '0'`],
    ['its last link differs from the recorded one', sql`update waiver_chain set chain_hash = 'x'`],
    ['the record of its last link was deleted', sql`delete from waiver_chain`],
  ])('is reported broken when %s', async (_name, tamper) => {
    expect((await verdictAfter((tx) => tx.execute(tamper))).whole).toBe(false);
  });

  it('is reported broken by an earlier hash when it was recomputed as a whole', async () => {
    const [stored] = await server.database.db
      .select()
      .from(waiverAcceptances)
      .where(sql`sequence = 4`);
    const forge = async (tx: Db) => {
      await tx.execute(sql`update waiver_acceptances set user_agent = 'forged' where sequence = 1`);
      let previousHash: string | undefined;
      const links: Link[] = await tx.select().from(waiverAcceptances).orderBy(waiverAcceptances.sequence);
      for (const link of links) {
        const forged = { ...link, previousHash: previousHash ?? link.previousHash };
        previousHash = linkHash(forged);
        const set = { previousHash: forged.previousHash, chainHash: previousHash };
        await tx
          .update(waiverAcceptances)
          .set(set)
          .where(sql`sequence = ${link.sequence}`);
      }
      await tx.execute(sql`update waiver_chain set chain_hash = ${previousHash}`);
    };
    expect(await verdictAfter(forge)).toMatchObject({ whole: true });
    expect(await verdictAfter(forge, stored?.chainHash)).toMatchObject({ whole: false });
    expect(await verifyChain(server.database.db, stored?.chainHash)).toMatchObject({ whole: true });
  });
});
