import { sql } from 'drizzle-orm';
import { findRegistrations } from '../booking/ledger/registration-queries.ts';
import { lastDayBack } from '../booking/ledger/seat-credit.ts';
import { appointmentOf } from '../booking/registration/appointment.ts';
import type { ChangeContext } from '../../platform/records/record-kind.ts';
import { sessionChangedEmail, sessionsChangedEmail, type ChangedSession } from './email-templates.ts';
import type { MeetingChange } from './session-meetings.ts';

/** The change of a session, as its people are told. */
export interface Told {
  readonly id: string;
  readonly changes: readonly MeetingChange[];
  /** The numbers of meetings before and after. */
  readonly numbers: readonly [before: number, after: number];
  readonly isSubstituted: boolean;
}

/** Sends one email to everyone registered, with all of their sessions that changed and the calendar entries that replace theirs. */
export async function tellRegistered(
  { tx, now, mail, settings }: Omit<ChangeContext, 'caller'>,
  changed: readonly Told[],
): Promise<void> {
  if (changed.length === 0) return;
  const toldOf = new Map(changed.map((told) => [told.id, told]));
  const ids = sql`(${sql.join(
    changed.map(({ id }) => sql`${id}`),
    sql`, `,
  )})`;
  const registered = await findRegistrations(
    tx,
    sql`r.session_id in ${ids} and r.status = 'confirmed' and u.is_active and s.ends_at > ${now.toISOString()}::timestamptz`,
  );
  const byEmail = new Map<string, ChangedSession[]>();
  // Registrations come with the newest session first.
  for (const registration of registered.toReversed()) {
    const told = toldOf.get(registration.sessionId);
    if (told === undefined) continue;
    const { changes, numbers, isSubstituted } = told;
    const [before, after] = numbers;
    const { freeUntil, credit } = registration;
    const backUntil = lastDayBack(registration, 'member', now);
    const own: ChangedSession = {
      firstName: registration.firstName,
      appointment: { ...appointmentOf(registration, settings), dropped: Math.max(0, before - after) },
      changes,
      ...(changes.length > 0 && freeUntil && freeUntil > now && { freeUntil }),
      ...(credit && backUntil !== null && { credit: { kind: credit.kind, backUntil } }),
      ...(isSubstituted && { newCoach: registration.coachName }),
    };
    byEmail.set(registration.email, [...(byEmail.get(registration.email) ?? []), own]);
  }
  await mail.sendAll(
    tx,
    [...byEmail].flatMap(([email, [first, ...others]]) => {
      if (first === undefined) return [];
      return [
        others.length === 0
          ? sessionChangedEmail(email, first)
          : sessionsChangedEmail(email, { sessions: [first, ...others] }),
      ];
    }),
  );
}
