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
/** What a registration is like when a fact about it arrives. */
export type RegistrationState = z.output<typeof stateRow>;

export async function stateOf(
  db: Db,
  { registrationId, sessionId, day }: { registrationId: string; sessionId: string; day: Date },
): Promise<RegistrationState> {
  const [state] = await readRows(
    stateRow,
    db.execute(sql`
    select ${dueCents(sql`${studioDay(day)}::date`)} as "dueCents", ${waiverState} as waiver,
      r.status <> 'confirmed' or s.status = 'cancelled' as "isCancelled"
    from registrations r join sessions s on s.id = ${sessionId} where r.id = ${registrationId}`),
  );
  if (state === undefined) throw new Error('the registration is locked, so it is there');
  return state;
}

interface Arrived {
  readonly kind: 'check_in' | 'no_show' | 'excused' | 'undo';
  readonly at: Date;
  readonly clockOffsetMs: number | null;
}

/** What somebody should look at because of a fact. Nothing refuses it: it has happened. */
export function flagsOf(
  { kind, at, clockOffsetMs }: Arrived,
  state: RegistrationState,
  now: Date,
): FactFlag[] {
  if (kind === 'undo') return [];
  const isCheckIn = kind === 'check_in';
  const ahead = Math.max(Math.abs(clockOffsetMs ?? 0), at.getTime() - now.getTime());
  return [
    ...(state.isCancelled ? (['cancelled'] as const) : []),
    ...(isCheckIn && state.dueCents > 0 ? (['unpaid'] as const) : []),
    ...(isCheckIn && state.waiver !== 'signed' ? (['waiver'] as const) : []),
    ...(ahead > clockToleranceMs ? (['clock'] as const) : []),
  ];
}
