import type { MoveOptions } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import type { PlatformDeps } from '../../../platform/calls/dependencies.ts';
import { ProblemError } from '../../../platform/calls/problem.ts';
import { membershipsOf } from '../../sessions/memberships.ts';
import { sessionRows, sessionView, shownNow } from '../../sessions/session-view.ts';
import { partsGivenBack, sumsByDestination } from '../ledger/refunds.ts';
import type { RegistrationRecord } from '../ledger/registration-queries.ts';
import { assertCanRegister } from '../seats/eligibility.ts';
import { readRegistrationContext, type RegistrationContext } from '../seats/registration-context.ts';
import { moveDeadline, reasonNotToMove } from './may-move.ts';
import { creditAfterMove } from './move-credit.ts';
import { moveTerms, priceAfterMove } from './move-terms.ts';

/** More dates than a program has. */
const mostDates = 50;

/** The other dates of a registration's program, with what a move there charges, refunds and leaves open. */
export async function moveOptionsOf(
  deps: PlatformDeps,
  registration: RegistrationRecord,
  userId: string,
): Promise<MoveOptions> {
  const { database } = deps;
  const shown = shownNow(deps);
  const { now } = shown;
  const reason = reasonNotToMove(registration, now);
  const options = {
    can_move: reason === null,
    reason,
    move_deadline: toStudioIso(moveDeadline(registration)),
    dates: [],
  };
  if (reason !== null) return options;
  const [rows, memberships] = await Promise.all([
    sessionRows(database, {
      callerId: userId,
      where: sql`s.program_id = ${registration.programId} and s.id <> ${registration.sessionId}
        and s.status <> 'cancelled' and s.starts_at > ${now.toISOString()}::timestamptz`,
      limit: mostDates,
      offset: 0,
    }),
    membershipsOf(database, userId),
  ]);
  const dates = await Promise.all(
    rows.map(async (row) => {
      const context = await readRegistrationContext(database, row.id, userId, now);
      if (context === null) return [];
      const { startsAt } = context.session;
      const priceCents = priceAfterMove(registration, context);
      const terms = moveTerms(registration, { priceCents, startsAt }, now);
      const { hindrance } = await creditAfterMove(database.db, registration, context, now);
      const back = sumsByDestination(partsGivenBack(registration.payments, terms?.backCents ?? 0));
      return [
        {
          session: sessionView(row, memberships, shown),
          due_now: fromCents(terms?.dueNowCents ?? 0),
          refund_amount: fromCents(back.reduce((sum, [, cents]) => sum + cents, 0)),
          refund_parts: back.map(([to, cents]) => ({ to, amount: fromCents(cents) })),
          instalments: (terms?.open ?? []).map(({ dueOn, cents }) => ({
            due_on: dueOn,
            amount: fromCents(cents),
            status: 'due' as const,
          })),
          blocked_by:
            blockedBy(context, now) ??
            (hindrance === null ? null : 'cannot_move') ??
            (terms === null ? 'plan_unavailable' : null),
        },
      ];
    }),
  );
  return { ...options, dates: dates.flat() };
}

function blockedBy(context: RegistrationContext, now: Date): string | null {
  try {
    assertCanRegister({ plan: 'full', paymentMethodId: null, claimedCents: null, guest: null }, context, now);
    return null;
  } catch (error) {
    if (error instanceof ProblemError) return error.code;
    throw error;
  }
}
