import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { attendanceFacts } from '../../platform/database/schema/attendance.ts';
import { standingCheckIn } from './attendance-state.ts';

/** A meeting of a session, by its number. */
export interface OneMeeting {
  readonly sessionId: string;
  readonly meeting: number;
}

/** A person at a meeting. */
export interface OneAttendance extends OneMeeting {
  readonly registrationId: string;
}

export type FactRow = typeof attendanceFacts.$inferSelect;

/** All facts of a meeting, by registration, and the undos of the session: one may have come before its fact was known. */
export async function factsOf(
  db: Db,
  { sessionId, meeting }: OneMeeting,
  registrationIds?: readonly string[],
): Promise<ReadonlyMap<string, FactRow[]>> {
  const rows = await db
    .select()
    .from(attendanceFacts)
    .where(
      and(
        eq(attendanceFacts.sessionId, sessionId),
        or(eq(attendanceFacts.meeting, meeting), eq(attendanceFacts.kind, 'undo')),
        registrationIds && inArray(attendanceFacts.registrationId, [...registrationIds]),
      ),
    );
  const byRegistration = new Map<string, FactRow[]>();
  for (const row of rows) {
    byRegistration.set(row.registrationId, [...(byRegistration.get(row.registrationId) ?? []), row]);
  }
  return byRegistration;
}

/** Of all facts of some registrations, those that decide the attendance of one of them at a meeting. */
export const factsAbout = (
  rows: readonly FactRow[],
  { registrationId, sessionId, meeting }: OneAttendance,
): FactRow[] =>
  rows.filter(
    (row) =>
      row.registrationId === registrationId &&
      row.sessionId === sessionId &&
      (row.meeting === meeting || row.kind === 'undo'),
  );

/** All facts of these registrations. */
export const factsOfRegistrations = (db: Db, registrationIds: readonly string[]): Promise<FactRow[]> =>
  db
    .select()
    .from(attendanceFacts)
    .where(inArray(attendanceFacts.registrationId, [...new Set(registrationIds)]));

/**
 * Adds facts, and marks the check-ins that now count, in four statements however many they are. The caller holds the locks of the
 * registrations. Facts whose id is known already stay as they are.
 */
export async function addFacts(
  tx: Db,
  facts: readonly Omit<typeof attendanceFacts.$inferInsert, 'standing'>[],
): Promise<void> {
  if (facts.length === 0) return;
  await tx
    .insert(attendanceFacts)
    .values([...facts])
    .onConflictDoNothing({ target: attendanceFacts.id });
  const all = await factsOfRegistrations(
    tx,
    facts.map(({ registrationId }) => registrationId),
  );
  const counting: string[] = [];
  const wrong: string[] = [];
  for (const fact of facts) {
    const own = factsAbout(all, fact);
    const counts = standingCheckIn(own)?.id;
    if (counts !== undefined) counting.push(counts);
    wrong.push(...own.filter(({ id, standing }) => standing && id !== counts).map(({ id }) => id));
  }
  if (wrong.length > 0)
    await tx.update(attendanceFacts).set({ standing: false }).where(inArray(attendanceFacts.id, wrong));
  if (counting.length > 0)
    await tx
      .update(attendanceFacts)
      .set({ standing: true })
      .where(and(inArray(attendanceFacts.id, counting), ne(attendanceFacts.standing, true)));
}
