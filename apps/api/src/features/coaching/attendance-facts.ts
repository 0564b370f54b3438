import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { attendanceFacts } from '../../platform/database/schema/attendance.ts';
import { standingCheckIn } from './attendance-state.ts';

/** A meeting of a session, by its number. */
export interface OneMeeting {
  readonly sessionId: string;
  readonly meeting: number;
}

type FactRow = typeof attendanceFacts.$inferSelect;

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

/**
 * Adds facts of one meeting, and marks the check-ins that now count. The caller holds the locks of the registrations. Facts
 * whose id is known already stay as they are.
 */
export async function addFacts(
  tx: Db,
  meeting: OneMeeting,
  facts: readonly Omit<typeof attendanceFacts.$inferInsert, keyof OneMeeting | 'standing'>[],
): Promise<void> {
  if (facts.length === 0) return;
  await tx
    .insert(attendanceFacts)
    .values(facts.map((fact) => ({ ...fact, ...meeting })))
    .onConflictDoNothing({ target: attendanceFacts.id });
  const all = await factsOf(
    tx,
    meeting,
    facts.map(({ registrationId }) => registrationId),
  );
  for (const [registrationId, own] of all) {
    const counts = standingCheckIn(own)?.id;
    const wrong = own.filter(({ id, standing }) => standing && id !== counts).map(({ id }) => id);
    if (wrong.length > 0) {
      await tx.update(attendanceFacts).set({ standing: false }).where(inArray(attendanceFacts.id, wrong));
    }
    if (counts === undefined) continue;
    await tx
      .update(attendanceFacts)
      .set({ standing: true })
      .where(
        and(
          eq(attendanceFacts.id, counts),
          eq(attendanceFacts.registrationId, registrationId),
          ne(attendanceFacts.standing, true),
        ),
      );
  }
}
