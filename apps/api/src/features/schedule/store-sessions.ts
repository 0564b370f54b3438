import { getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { sessions } from '../../platform/database/schema/training.ts';

export type Session = typeof sessions.$inferSelect;

/** The columns that a change by the office can set. */
const changeable = [
  'programId',
  'coachId',
  'title',
  'description',
  'startsAt',
  'endsAt',
  'location',
  'locationId',
  'priceMemberCents',
  'pricePublicCents',
  'maxParticipants',
  'overbooked',
  'status',
  'registrationOpensAt',
  'registrationClosesAt',
  'registrationOpen',
  'registrationClosesPlanned',
  'requirements',
  'whatToBring',
  'revision',
  'version',
  'seriesId',
  'generatedFor',
  'editedFields',
  'updatedAt',
] as const satisfies readonly (keyof Session)[];

/** Stores sessions, whose rows are locked, in one statement. */
export async function storeSessions(tx: Db, changed: readonly Session[]): Promise<void> {
  const columns = getTableColumns(sessions);
  const names = ['id', ...changeable] as const;
  const rows = changed.map((row) => Object.fromEntries(names.map((name) => [columns[name].name, row[name]])));
  const set = changeable.map(
    (name) => sql`${sql.identifier(columns[name].name)} = x.${sql.identifier(columns[name].name)}`,
  );
  const types = names.map(
    (name) => sql`${sql.identifier(columns[name].name)} ${sql.raw(columns[name].getSQLType())}`,
  );
  await tx.execute(sql`
    update sessions s set ${sql.join(set, sql`, `)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(${sql.join(types, sql`, `)}) where s.id = x.id`);
}
