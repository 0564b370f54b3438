import type { CreateSessionParams } from '@detroit-well/api-client/contract';
import { toCents } from '@detroit-well/pricing';
import { and, eq, isNull } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { fieldProblem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { coaches, locations, programs, type sessions } from '../../platform/database/schema/training.ts';

type Fields = Partial<CreateSessionParams>;
type Session = typeof sessions.$inferSelect;
type Columns = Partial<typeof sessions.$inferInsert>;

/**
 * The columns of the fields that a body has, without those of its meetings and of the registration window. Throws at the field
 * that is wrong.
 */
export async function columnsOf(tx: Db, fields: Fields): Promise<Columns> {
  const { program_id: programId, coach_id: coachId, location_id: locationId } = fields;
  const cents = (money: string | undefined) => (money === undefined ? undefined : toCents(money));
  if (programId !== undefined) await requireInUse(tx, programs, programId, 'program_id');
  if (coachId != null) await requireInUse(tx, coaches, coachId, 'coach_id');
  const columns: { [Name in keyof Columns]: Columns[Name] | undefined } = {
    title: fields.title,
    description: fields.description,
    programId,
    coachId,
    locationId,
    location: locationId === undefined ? undefined : await placeOf(tx, locationId),
    maxParticipants: fields.max_participants,
    pricePublicCents: cents(fields.price_public),
    priceMemberCents: cents(fields.price_member),
    requirements: fields.requirements,
    whatToBring: fields.what_to_bring,
  };
  const present = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as Columns;
}

/** The column of each field that a session has. */
const columnOf = {
  title: 'title',
  description: 'description',
  program_id: 'programId',
  coach_id: 'coachId',
  location_id: 'locationId',
  start_datetime: 'startsAt',
  end_datetime: 'endsAt',
  max_participants: 'maxParticipants',
  price_public: 'pricePublicCents',
  price_member: 'priceMemberCents',
  registration_opens_at: 'registrationOpensAt',
  registration_closes_at: 'registrationClosesAt',
  registration_open: 'registrationOpen',
  requirements: 'requirements',
  what_to_bring: 'whatToBring',
} as const satisfies Record<string, keyof Session>;

/** The fields whose columns differ, by their names in the API. */
export const changedFields = (before: Session, after: Session): string[] =>
  Object.entries(columnOf).flatMap(([field, column]) =>
    isDeepStrictEqual(before[column], after[column]) ? [] : [field],
  );

/** Something archived takes no new session, and no session comes to it. */
async function requireInUse(
  tx: Db,
  table: typeof programs | typeof coaches | typeof locations,
  id: string,
  field: string,
): Promise<void> {
  const found = await tx.$count(table, and(eq(table.id, id), isNull(table.archivedAt)));
  if (found === 0) throw fieldProblem({ [field]: ['Choose one that exists and is not archived.'] });
}

async function placeOf(tx: Db, locationId: string | null): Promise<string> {
  if (locationId === null) return '';
  await requireInUse(tx, locations, locationId, 'location_id');
  const [place] = await tx
    .select({ name: locations.name })
    .from(locations)
    .where(eq(locations.id, locationId));
  return place?.name ?? '';
}
