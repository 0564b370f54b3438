import { creditFor, type PaymentPlan } from '@detroit-well/pricing';
import { fieldProblem } from '../../../platform/calls/problem.ts';
import type { Db } from '../../../platform/database/database.ts';
import { freeCredits, type FreeCredit } from '../ledger/pass-credits.ts';
import type { RegistrationContext } from '../seats/registration-context.ts';

interface Request {
  readonly userId: string | null;
  readonly usePass?: boolean;
  readonly plan: PaymentPlan;
}

/**
 * The credit that pays for a registration: of those that end no sooner than the session, the one that ends first. Null if none is
 * wanted, or nothing is to be paid. Throws a field problem where no credit pays.
 */
export async function creditToUse(
  db: Db,
  { userId, usePass = false, plan }: Request,
  { session, price }: RegistrationContext,
): Promise<FreeCredit | null> {
  if (!usePass || userId === null || price.cents === 0) return null;
  const refuse = (text: string) => fieldProblem({ use_pass: [text] });
  const meetings = session.meetings.length;
  if (meetings > 1) throw refuse('A credit pays for a single session, and not for a course.');
  if (plan !== 'full') throw refuse('A credit pays for the whole session. Choose to pay in full.');
  const credits = await freeCredits(db, userId);
  const credit = creditFor(credits, { day: session.day, meetings });
  if (credit === null)
    throw refuse(
      credits.length === 0 ? 'There are no credits left.' : 'The credits end before this session.',
    );
  return credit;
}
