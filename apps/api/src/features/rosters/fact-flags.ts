import type { FactFlag } from '@detroit-well/api-client/contract';
import { minuteMs } from '@detroit-well/config/durations';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { dueCents, waiverState } from './person-state.ts';

/** A clock that is wrong by more than this is worth a look. */
const clockToleranceMs = 2 * minuteMs;

const stateRow = z.object({
  dueCents: z.int(),
  waiver: z.enum(['signed', 'outdated', 'missing']),
  isCancelled: z.boolean(),
});
/** The state of a registration when a fact about it arrives. */
export type RegistrationState = z.output<typeof stateRow>;

/** A registration, at a session, on the day of a meeting. */
interface Wanted {
  readonly registrationId: string;
  readonly sessionId: string;
  readonly day: Date;
}

/** The states of registrations, in the order in which they are asked for. */
export async function statesOf(
  db: Db,
  wanted: readonly Wanted[],
  now: Date,
): Promise<readonly RegistrationState[]> {
  if (wanted.length === 0) return [];
  const asked = wanted.map(({ registrationId, sessionId, day }, number) => ({
    number,
    registration: registrationId,
    session: sessionId,
    day: studioDay(day),
  }));
  return readRows(
    stateRow,
    db.execute(sql`
    select ${dueCents(sql`x.day`)} as "dueCents", ${waiverState(now)} as waiver,
      r.status <> 'confirmed' or s.status = 'cancelled' as "isCancelled"
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as x(number int, registration text, session text, day date)
    join registrations r on r.id = x.registration join sessions s on s.id = x.session order by x.number`),
  );
}

interface Arrived {
  readonly kind: 'check_in' | 'no_show' | 'excused' | 'undo';
  readonly at: Date;
  readonly clockOffsetMs: number | null;
  /** True if it names no meeting of the session. */
  readonly isGuessed: boolean;
}

/** The flags of a fact for the team's worklist. They refuse nothing: it has happened. */
export function flagsOf(
  { kind, at, clockOffsetMs, isGuessed }: Arrived,
  state: RegistrationState | undefined,
  now: Date,
): FactFlag[] {
  if (state === undefined) throw new Error('the registration is locked, so it is there');
  if (kind === 'undo') return [];
  const isCheckIn = kind === 'check_in';
  const ahead = Math.max(Math.abs(clockOffsetMs ?? 0), at.getTime() - now.getTime());
  return [
    ...(state.isCancelled ? (['cancelled'] as const) : []),
    ...(isCheckIn && state.dueCents > 0 ? (['unpaid'] as const) : []),
    ...(isCheckIn && state.waiver !== 'signed' ? (['waiver'] as const) : []),
    ...(ahead > clockToleranceMs ? (['clock'] as const) : []),
    ...(isGuessed ? (['meeting'] as const) : []),
  ];
}
