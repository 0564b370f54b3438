import type pg from 'pg';

export type Columns = ReadonlyMap<string, readonly string[]>;

/** Columns that migration 14 renamed, by their old names. */
const newNames = new Map([
  ['told_at', 'notified_at'],
  ['line_number', 'sequence'],
  ['place_freed_at', 'seat_released_at'],
]);

/** Columns that migration 20 replaced by a table of attendance and migration 25 by roles; tests of their own have the values. */
const replaced = ['attended', 'absence_excused', 'is_staff'];

/** The messages of a session, which migration 22 merged with those of its chat; `threadsOf` compares them. */
const mergedTables = ['session_messages', 'chat_messages'];

/** Migration 24 made facts of the marks; the test of attendance has their values. The rows of the seed are all check-ins. */
const marks = `(select registration_id, meeting, 'present' as mark from attendance_facts where standing) m`;

/** The rows of the newest version for a table of the older one: every second message of a session was in a table of its own. */
function rowsFor(table: string, columns: Columns): string {
  if (table === 'attendances') return marks;
  if (!columns.has('session_messages') || !mergedTables.includes(table)) return table;
  const ofSession = `room like 'training:%' and sequence % 2 = 0`;
  return table === 'chat_messages'
    ? `(select * from chat_messages where not (${ofSession})) m`
    : `(select *, split_part(room, ':', 2) as session_id from chat_messages where ${ofSession}) m`;
}

/** The columns of every table, by the table's name, but for those that the database computes. */
export async function columnsOf(client: pg.Client): Promise<Columns> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `
    select relname as table, array_agg(quote_ident(attname) order by attnum)::text[] as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
      and attname <> all($1) group by relname order by relname`,
    [replaced],
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** What was read from the newest version, by the query: most tables are the same in most versions. */
const readRows = new Map<string, string>();

async function jsonOf(newest: pg.Client, query: string): Promise<string> {
  const read = readRows.get(query);
  if (read !== undefined) return read;
  const { rows } = await newest.query<{ all: string }>(
    `select coalesce(json_agg(t)::text, '[]') as all from (${query}) t`,
  );
  const json = rows[0]?.all ?? '[]';
  readRows.set(query, json);
  return json;
}

/** Copies the rows of the newest version, without the columns and tables that the older version does not have. */
export async function copyRows(newest: pg.Client, to: pg.Client, columns: Columns): Promise<void> {
  // The rows are consistent, so the order of the tables does not matter.
  await to.query('set session_replication_role = replica');
  for (const [table, names] of columns) {
    const list = names.join(', ');
    const selected = names.map((name) => `${newNames.get(name) ?? name} as ${name}`).join(', ');
    const json = await jsonOf(newest, `select ${selected} from ${rowsFor(table, columns)}`);
    // A migration may have written rows.
    await to.query(`delete from ${table}`);
    await to.query(
      `insert into ${table} (${list}) overriding system value
       select ${list} from json_populate_recordset(null::${table}, $1)`,
      [json],
    );
  }
  await to.query(`
    do $$ declare identity record; begin
      for identity in select relname as table_name, attname as column_name
        from pg_class join pg_attribute on attrelid = pg_class.oid
        where relnamespace = 'public'::regnamespace and relkind = 'r' and attidentity <> '' loop
        execute format('select setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 1)) from %I',
          identity.table_name, identity.column_name, identity.column_name, identity.table_name);
      end loop; end $$`);
  await to.query('set session_replication_role = default');
  // Nothing else counts the rows in tests, and the checks after an upgrade plan by these counts.
  await to.query('analyze');
}

/** Number and hash of the rows of each table, over the given columns only. */
export async function contentOf(client: pg.Client, columns: Columns): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const [table, names] of columns) {
    if (table === 'attendances' || mergedTables.includes(table)) continue;
    const { rows } = await client.query<{ content: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as content
       from (select ${names.join(', ')} from ${table}) t`,
    );
    content[table] = rows[0]?.content ?? '';
  }
  return content;
}

/** Every message with its place in its room. Within a session both tables count, in the order of their times. */
export async function threadsOf(client: pg.Client, columns: Columns): Promise<unknown[]> {
  const sources = [
    columns.has('chat_messages') &&
      'select id, room, sender_id, message, created_at, sequence from chat_messages',
    columns.has('session_messages') &&
      `select id, 'training:' || session_id, sender_id, message, created_at, null from session_messages`,
  ].filter((source) => source !== false);
  const order = columns.has('session_messages')
    ? `case when room like 'training:%' then created_at end, sequence nulls last, id`
    : 'sequence';
  const { rows } = await client.query<Record<string, unknown>>(`
    select id, room, sender_id, message, created_at, row_number() over (partition by room order by ${order}) as place
    from (${sources.join(' union all ')}) m (id, room, sender_id, message, created_at, sequence) order by room, place`);
  return rows;
}

/** The columns by their names after the upgrade. */
export const renamed = (columns: Columns): Columns =>
  new Map([...columns].map(([table, names]) => [table, names.map((name) => newNames.get(name) ?? name)]));

/** Columns, constraints and indexes, in the words of PostgreSQL. */
export async function schemaOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select relname || '.' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull || ' '
      || coalesce(pg_get_expr(adbin, adrelid), '') || ' ' || attidentity::text || attgenerated::text as line
      from pg_class join pg_attribute on attrelid = pg_class.oid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public' order by 1`);
  return rows.map(({ line }) => line);
}
