import { creditFor, type PaymentPlan } from '@detroit-well/pricing';
import { fieldProblem } from '../../../platform/calls/problem.ts';
import { studioDay } from '../../../platform/clock/studio-calendar.ts';
import type { Db } from '../../../platform/database/database.ts';
import { includedFor } from '../ledger/included-uses.ts';
import { freeCredits } from '../ledger/pass-credits.ts';
import type { SeatCredit } from '../ledger/seat-credit.ts';
import type { RegistrationContext } from '../seats/registration-context.ts';

interface Request {
  readonly userId: string | null;
  readonly usePass?: boolean;
  /** Only a credit of this pass. */
  readonly passId?: string | null;
  readonly useIncluded?: boolean;
  readonly plan: PaymentPlan;
}

/**
 * The credit or included session that pays for a registration: a session that the membership includes, or the credit of a pass
 * that ends first of those that end no sooner than the session. Null if neither is wanted, or nothing is to be paid. Throws a
 * field problem where it does not pay.
 */
export async function creditToUse(
  db: Db,
  { userId, usePass: usesAny = false, passId = null, useIncluded = false, plan }: Request,
  { session, price }: RegistrationContext,
  now: Date,
): Promise<SeatCredit | null> {
  const usePass = usesAny || passId !== null;
  if ((!usePass && !useIncluded) || userId === null || price.cents === 0) return null;
  const field = useIncluded ? 'use_included' : passId === null ? 'use_pass' : 'pass_id';
  const refuse = (text: string) => fieldProblem({ [field]: [text] });
  const payable = { day: session.day, meetings: session.meetings.length };
  const what = useIncluded ? 'An included session' : 'A credit';
  if (payable.meetings > 1) throw refuse(notForCourses(what));
  if (plan !== 'full') throw refuse(`${what} pays for the whole session. Choose to pay in full.`);
  if (useIncluded) {
    if (usePass) throw refuse('Choose your membership or your pass, not both.');
    const { credit, missing } = await includedFor(db, userId, payable, studioDay(now));
    if (missing !== null) throw refuse(missingTexts[missing]);
    return credit;
  }
  return passCredit(db, { userId, passId, refuse }, payable);
}

/** The credit of the person's passes that pays, the one that ends first, or only one of `passId`. Throws `refuse` of the reason if none does. */
export async function passCredit(
  db: Db,
  { userId, passId, refuse }: { userId: string; passId: string | null; refuse: (text: string) => Error },
  payable: Parameters<typeof creditFor>[1],
): Promise<SeatCredit & { kind: 'pass' }> {
  if (payable.meetings > 1) throw refuse(notForCourses('A credit'));
  const all = await freeCredits(db, userId);
  const credits = passId === null ? all : all.filter((credit) => credit.passId === passId);
  const credit = creditFor(credits, payable);
  if (credit !== null) return { kind: 'pass', ...credit };
  const none = passId === null ? 'There are no credits left.' : 'This pass has no credits left.';
  throw refuse(credits.length === 0 ? none : 'The credits end before this session.');
}

const notForCourses = (what: string) => `${what} pays for a single session, and not for a course.`;

/** Why no included session pays. */
const missingTexts = {
  none: 'No membership includes sessions right now.',
  other_month: 'An included session pays within the paid months of the membership. This one is later.',
  used: 'No included session is left for the month of this session.',
} as const;
