import { creditPaysFor } from '@detroit-well/pricing';
import { studioDay } from '../../../platform/clock/studio-calendar.ts';
import type { Db } from '../../../platform/database/database.ts';
import { includedFor, type IncludedCredit } from '../ledger/included-uses.ts';
import type { RegistrationRecord } from '../ledger/registration-queries.ts';
import type { RegistrationContext } from '../seats/registration-context.ts';

interface CreditAfterMove {
  /** Why what pays for the registration does not pay for the other date; null if it does, or money paid. */
  readonly hindrance: string | null;
  /** The included session of another month that pays then. */
  readonly exchange: IncludedCredit | null;
}

const stays: CreditAfterMove = { hindrance: null, exchange: null };
const hinders = (hindrance: string): CreditAfterMove => ({ hindrance, exchange: null });

/**
 * The credit or included session that pays for a registration after a move, if no money does. A credit of a pass moves along if
 * it reaches the date. An included session belongs to a month: within it, it moves along; in another month, one of that month
 * pays. Once nothing is included any more, it still pays until its last day.
 */
export async function creditAfterMove(
  db: Db,
  { credit, userId }: Pick<RegistrationRecord, 'credit' | 'userId'>,
  { session }: Pick<RegistrationContext, 'session'>,
  now: Date,
): Promise<CreditAfterMove> {
  if (credit === null || userId === null) return stays;
  const payable = { day: session.day, meetings: session.meetings.length };
  const reaches = creditPaysFor(credit, payable);
  if (credit.kind === 'pass') return reaches ? stays : hinders(passEnds);
  const included = await includedFor(db, userId, payable, studioDay(now));
  if (included.missing === 'none') return reaches ? stays : hinders(noneIncluded);
  const { month, membershipId } = included;
  if (month === credit.month && membershipId === credit.membershipId) return stays;
  return included.credit === null ? hinders(noneIncluded) : { hindrance: null, exchange: included.credit };
}

const otherwise = 'Cancel, and choose another way to pay.';
const passEnds = `The credit of your pass does not pay for this date. ${otherwise}`;
const noneIncluded = `Your membership includes no session that is left for this date. ${otherwise}`;
