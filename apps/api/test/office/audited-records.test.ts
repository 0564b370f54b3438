import { officeRecord, recordNouns, type RecordNoun } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../server.ts';

const byBookings = 'Bookings count it.';
const bySeries = 'Changes with its series, which is audited.';
const byPicture = 'Changes with the stored picture, which is audited.';

/** The columns of records whose change needs no entry in the audit log, each with the reason. All others are audited. */
const unaudited: Partial<Record<RecordNoun, Readonly<Record<string, string>>>> = {
  session: {
    id: 'Never changes.',
    created_at: 'Never changes.',
    updated_at: 'The server notes the time of a change.',
    revision: 'Members follow it for their calendar.',
    taken: byBookings,
    seat_released_at: byBookings,
    overbooked: 'Changes with the seats or with the capacity, which is audited.',
    cancelled_for: 'Changes with the status, which is audited.',
    cancel_reason: 'Changes with the status, which is audited.',
    series_id: bySeries,
    generated_for: bySeries,
    edited_fields: bySeries,
    held_when_closed: 'Set when the session is made, which is audited.',
    picture: byPicture,
    picture_alt: byPicture,
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server?.close());

/** The columns of a table, and the definition of its audit trigger. */
async function tableOf(many: string) {
  const { db } = server.database;
  const columns = await db.execute<{ name: string }>(
    sql`select column_name as name from information_schema.columns where table_name = ${many} order by 1`,
  );
  const triggers = await db.execute<{ definition: string }>(
    sql`select pg_get_triggerdef(oid) as definition from pg_trigger where tgname = 'audited' and tgrelid = ${many}::regclass`,
  );
  return {
    columns: columns.rows.map(({ name }) => name),
    trigger: triggers.rows[0]?.definition ?? 'no trigger',
  };
}

it.each(recordNouns)('a %s does not change without an entry in the audit log', async (one) => {
  const { columns, trigger } = await tableOf(officeRecord(one).table);
  expect(trigger).toMatch(/AFTER INSERT OR DELETE OR UPDATE /);
  const listed = /UPDATE OF ([\w, ]+) ON/.exec(trigger)?.[1]?.split(', ');
  expect(columns.filter((column) => listed !== undefined && !listed.includes(column))).toEqual(
    Object.keys(unaudited[one] ?? {}).toSorted(),
  );
});
