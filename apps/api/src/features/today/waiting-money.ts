import type { WorklistEntry } from '@detroit-well/api-client/contract';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import type { StaffCaller } from '../../platform/calls/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { readWaitingMoney, type WaitingMoney } from './money-rows.ts';
import { declineOf, toldOfDeclines } from './decline-texts.ts';
import { entry } from './entry.ts';
import { failedRenewalEntries } from './failed-renewals.ts';
import { seesMoney } from './meetings.ts';
import { differenceKind, providerDifferenceEntries } from './provider-differences.ts';

/** Money that waits for a person: failed payments and renewals, unknown outcomes, open and failed refunds, refunds at the provider, disputes, and what differs from the provider. */
export async function waitingMoney(db: Db, caller: StaffCaller, now: Date): Promise<WorklistEntry[]> {
  if (!seesMoney(caller)) return [];
  const rows = await readWaitingMoney(db, now);
  const entries = rows.map((row) => {
    const { kind, name, what, cents, at, registrationId, sessionId, personId, nextAttemptAt } = row;
    const amount = fromCents(cents);
    const { title, why } = texts[kind](row);
    return entry({
      kind,
      id: row.id,
      title: `${title}: ${name}`,
      text: `$${amount} for ${what}. ${why}`,
      at,
      registrationId: registrationId ?? undefined,
      sessionId: sessionId ?? undefined,
      personId,
      name,
      amount,
      paymentId: row.paymentId,
      nextAttemptAt,
      told: toldAbout(row),
      resolvable: isReviewable(kind),
    });
  });
  return [...entries, ...(await failedRenewalEntries(db)), ...(await providerDifferenceEntries(db))];
}

/** The kinds that do not end automatically: the team marks them as reviewed. */
const reviewable = ['refund_failed', 'refund_at_provider', 'payment_disputed', differenceKind] as const;
export type Reviewable = (typeof reviewable)[number];
export const isReviewable = (kind: string): kind is Reviewable =>
  (reviewable as readonly string[]).includes(kind);

const texts: Readonly<Record<WaitingMoney['kind'], (row: WaitingMoney) => { title: string; why: string }>> = {
  payment_failed: ({ reason, nextAttemptAt }) => ({
    title: 'Payment failed',
    why: `${declineOf(reason)}${nextAttemptAt ? `Next try ${formatMediumDate(nextAttemptAt)}.` : 'The person has to pay it.'}`,
  }),
  payment_unknown: () => ({
    title: 'Outcome unknown',
    why: 'The provider has not said whether the card was charged. Ask again; nothing is charged twice.',
  }),
  refund_unknown: () => ({
    title: 'Refund without an outcome',
    why: 'The provider has not said whether it was made. Ask again; nothing is given back twice.',
  }),
  refund_open: () => ({
    title: 'Cash to hand out',
    why: 'It was paid in cash, so it does not go back by itself.',
  }),
  refund_failed: () => ({
    title: 'Refund failed',
    why: 'The card did not take it. Give it back in cash or as studio credit.',
  }),
  refund_at_provider: ({ registrationId }) => ({
    title: 'Refunded at the provider',
    why: `Somebody gave it back in the dashboard. ${
      registrationId === null ? 'Look whether what was sold should end.' : 'Look whether the spot should end.'
    }`,
  }),
  payment_disputed: ({ reason, disputeStatus, answerBy }) => ({
    title: 'Payment disputed',
    why: `Reason: ${(reason ?? '').replaceAll('_', ' ')}. ${stateOfDispute(disputeStatus, answerBy)}`,
  }),
};

function stateOfDispute(status: string | null, answerBy: Date | null): string {
  switch (status) {
    case 'under_review':
    case 'warning_under_review':
    case 'appeal_under_review':
      return 'It was answered, and the bank decides.';
    case 'lost':
      return 'The bank gave the money back to the cardholder. Look whether what was paid for should end.';
    default:
      return `${status === 'appeal_needs_response' ? 'The decision can be appealed. ' : ''}Answer in the dashboard of the provider${
        answerBy ? ` by ${formatMediumDate(answerBy)}` : ''
      }.`;
  }
}

function toldAbout({ kind, declines, linkSentAt, isByJob, hasActor, isCancelled }: WaitingMoney): string {
  switch (kind) {
    case 'payment_failed':
      return toldOfDeclines({ declines, linkSentAt });
    case 'payment_unknown':
      if (hasActor) return 'Nothing by email. The team took it.';
      return isByJob ? 'Nothing yet.' : 'On the screen, that the outcome is not known yet.';
    case 'refund_unknown':
    case 'refund_open':
    case 'refund_failed':
      return isCancelled && !hasActor ? 'By email, that it goes back.' : 'Nothing by email.';
    default:
      return 'Nothing by us.';
  }
}
