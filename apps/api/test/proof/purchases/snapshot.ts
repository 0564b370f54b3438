import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../src/platform/database/database.ts';
import type { Aliases } from './aliases.ts';

/** Whose rows a history has: its people, and the addresses that get its gift cards. */
export interface Owners {
  readonly people: readonly string[];
  readonly addresses: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;

/** The rows of one table by their aliases, as texts of their columns. */
type Rows = ReadonlyMap<string, Readonly<Record<string, string>>>;

interface Table {
  readonly noun: string;
  readonly rows: (owners: Owners) => SQL;
  /** Without what the database itself dates. */
  readonly without?: readonly string[];
}

const among = (values: readonly string[]): SQL =>
  sql`(${sql.join(
    [null, ...values].map((value) => sql`${value}::text`),
    sql`, `,
  )})`;

/** The ids of the payments of a history. */
export const paymentIds = ({ people, addresses }: Owners): SQL => sql`
  select m.id from payments m left join passes p on p.id = m.pass_id left join memberships b on b.id = m.membership_id
    left join gift_cards g on g.id = m.gift_card_id
  where p.user_id in ${among(people)} or b.user_id in ${among(people)} or g.recipient_email in ${among(addresses)}`;

/** The same for every payment for a good, and for every membership that a member bought. */
const usual: Readonly<Record<string, unknown>> = { currency: 'usd', credit_cents: 0, renews: true };

/** In the order in which their rows get names. */
const tables: readonly Table[] = [
  {
    noun: 'pass',
    rows: ({ people }) => sql`select to_jsonb(p) as row from passes p where p.user_id in ${among(people)}`,
  },
  {
    noun: 'credits',
    rows: ({ people }) => sql`
      select jsonb_build_object('id', c.pass_id || ' ' || c.expires_on, 'many', count(*), 'taken', count(u.id)) as row
      from pass_credits c join passes p on p.id = c.pass_id
        left join pass_uses u on u.pass_id = c.pass_id and u.number = c.number and u.returned_at is null
      where p.user_id in ${among(people)} group by c.pass_id, c.expires_on`,
  },
  {
    noun: 'gift-card',
    rows: ({ addresses }) => sql`
      select to_jsonb(g) || jsonb_build_object('code_hash', case when code_hash is not null then 'stored' end) as row
      from gift_cards g where g.recipient_email in ${among(addresses)}`,
  },
  {
    noun: 'membership',
    rows: ({ people }) =>
      sql`select to_jsonb(b) as row from memberships b where b.user_id in ${among(people)}`,
  },
  {
    noun: 'payment',
    rows: (owners) => sql`select to_jsonb(m) as row from payments m where m.id in (${paymentIds(owners)})`,
  },
  {
    noun: 'credit',
    rows: ({ people }) => sql`
      select to_jsonb(e) || jsonb_build_object('id', user_id || ' ' || number) as row from credit_entries e
      where e.user_id in ${among(people)}`,
  },
  {
    noun: 'saved-card',
    rows: ({ people }) =>
      sql`select to_jsonb(c) as row from payment_methods c where c.user_id in ${among(people)}`,
    without: ['created_at'],
  },
  {
    noun: 'dispute',
    rows: (owners) =>
      sql`select to_jsonb(d) as row from payment_disputes d where d.payment_id in (${paymentIds(owners)})`,
  },
];

/** What changed since the last look, a line for each row. */
export interface Snapshot {
  changes(): Promise<string[]>;
}

export function newSnapshot(db: Db, owners: Owners, aliases: Aliases): Snapshot {
  const before = new Map<string, Rows>();
  const read = async ({ rows }: Table): Promise<Row[]> =>
    (await db.execute<{ row: Row }>(rows(owners))).rows.map(({ row }) => row);
  return {
    async changes() {
      const found: (readonly [Table, Row[]])[] = [];
      for (const table of tables) found.push([table, await read(table)]);
      // All rows get their names before one of them is written down.
      for (const [{ noun }, rows] of found) nameRows(rows, noun, aliases);
      return found.flatMap(([table, rows]) => {
        const now = new Map(
          rows.map((row) => [aliases.text(String(row['id'])), columnsOf(row, table, aliases)] as const),
        );
        const lines = differences(table.noun, before.get(table.noun) ?? new Map(), now);
        before.set(table.noun, now);
        return lines;
      });
    },
  };
}

/** Rows that are new together are named in the order of their content, because their ids are random. */
function nameRows(rows: readonly Row[], noun: string, aliases: Aliases): void {
  const byContent = rows.map((row) => [aliases.text(JSON.stringify(row), true), String(row['id'])] as const);
  const isOwnId = ([, id]: (typeof byContent)[number]) => !id.includes(' ');
  for (const [, id] of byContent.filter(isOwnId).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    aliases.name(id, noun);
}

function columnsOf(row: Row, { without = [] }: Table, aliases: Aliases): Readonly<Record<string, string>> {
  const columns = Object.entries(row)
    .filter(
      ([name, value]) => name !== 'id' && value !== null && usual[name] !== value && !without.includes(name),
    )
    .map(
      ([name, value]) =>
        [name, aliases.text(typeof value === 'string' ? value : JSON.stringify(value))] as const,
    );
  return Object.fromEntries(columns.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function differences(noun: string, before: Rows, now: Rows): string[] {
  const lines: string[] = [];
  for (const [name, columns] of [...now].toSorted(([a], [b]) =>
    a.localeCompare(b, 'en', { numeric: true }),
  )) {
    const old = before.get(name);
    const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(columns)])];
    const changed = names.filter((column) => old?.[column] !== columns[column]);
    if (changed.length === 0) continue;
    const values = changed.map((column) => `${column}=${columns[column] ?? 'null'}`);
    lines.push(
      `${old === undefined ? '+' : '~'} ${name.startsWith(noun) ? name : `${noun} ${name}`} ${values.join(' ')}`,
    );
  }
  for (const name of before.keys()) if (!now.has(name)) lines.push(`- ${name}`);
  return lines;
}
