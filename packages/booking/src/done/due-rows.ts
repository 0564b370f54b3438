import type { Registration } from '@detroit-well/api-client/contract';
import { formatLongDate, formatLongDay, formatTime, type Instant } from '@detroit-well/config/studio-time';
import { currentRefundPolicy, formatCents, refundDue, refundTerms, toCents } from '@detroit-well/pricing';
import type { DueRow } from '@detroit-well/ui/patterns/due-list';

export type PaidRegistration = Pick<
  Registration,
  'price' | 'rate' | 'covered_by' | 'payment_status' | 'instalments'
>;

/** How a new registration is paid. `unknown`: the server's response has no payment. */
export type PaidHow = 'free' | 'paid' | 'plan' | 'later' | 'unknown';

export function paidHow(registration: PaidRegistration): PaidHow {
  const { payment_status, price, instalments } = registration;
  if (payment_status === 'free') return 'free';
  if (payment_status === 'paid') return 'paid';
  if (toCents(price) === 0) return 'unknown';
  return instalments.some(({ status }) => status === 'paid') ? 'plan' : 'later';
}

const isOpen = ({ status }: Registration['instalments'][number]): boolean =>
  status === 'due' || status === 'failed';

/** The amount that a reserved seat owes, in cents: the next installment, or the price. */
export function dueCents({ instalments, price }: PaidRegistration): number {
  return toCents(instalments.find(isOpen)?.amount ?? price);
}

const coveredTexts = {
  pass: 'A credit of your pass paid for this session',
  included: 'Your membership included this session',
} as const;

/** What was paid today, and what is due when. Empty for a free session. */
export function dueRows(registration: PaidRegistration): DueRow[] {
  const how = paidHow(registration);
  if (how === 'free' || how === 'unknown') return [];
  const { instalments, price, rate, covered_by } = registration;
  if (covered_by !== 'none') return [{ label: 'Due', detail: coveredTexts[covered_by], amount: 'Nothing' }];
  const paid = instalments.filter(({ status }) => status === 'paid');
  const paidCents =
    instalments.length === 0 && how === 'paid'
      ? toCents(price)
      : paid.reduce((sum, { amount }) => sum + toCents(amount), 0);
  const details = [
    ...(rate === 'member' ? ['Member Rate'] : []),
    ...(how === 'plan' ? [`${paid.length} of ${instalments.length}`] : []),
  ];
  return [
    {
      label: 'Paid today',
      detail: details.join(', '),
      amount: paidCents === 0 ? 'Nothing' : formatCents(paidCents),
    },
    ...openRows(registration, how),
  ];
}

function openRows({ instalments, price }: PaidRegistration, how: PaidHow): DueRow[] {
  const open = instalments.flatMap((instalment, index) =>
    isOpen(instalment) ? [{ instalment, index }] : [],
  );
  if (how === 'later') {
    const detail = 'Or at the desk before the session';
    if (open.length === 0) return [{ label: 'Due', detail, amount: formatCents(toCents(price)) }];
    return open.map(({ instalment: { due_on, amount } }) => ({
      label: `Due ${formatLongDay(due_on)}`,
      detail,
      amount: formatCents(toCents(amount)),
    }));
  }
  if (open.length === 0) return [{ label: 'Still due', amount: 'Nothing' }];
  return open.map(({ instalment: { due_on, amount }, index }) => ({
    label: formatLongDay(due_on),
    detail: `${index + 1} of ${instalments.length}, by the same card, by itself`,
    amount: formatCents(toCents(amount)),
  }));
}

const returnTexts = { pass: 'The credit', included: 'The included session' } as const;

/** `Full refund if cancelled 24 or more hours before the session: until Friday, November 27, 2026, 6:30 PM.` */
export function refundUntil(
  { covered_by }: Pick<Registration, 'covered_by'>,
  start: Instant,
  now: Date,
): string {
  const { deadline, fullRefund } = refundDue({ paidCents: 0, startsAt: start, now, cancelledBy: 'member' });
  const { fullRefundBeforeHours: hours } = currentRefundPolicy;
  const terms =
    covered_by === 'none'
      ? refundTerms()
      : `${returnTexts[covered_by]} comes back if cancelled ${hours} or more hours before the session.`;
  if (!fullRefund) return `${terms} That time has passed.`;
  return `${terms.slice(0, -1)}: until ${formatLongDate(deadline)}, ${formatTime(deadline)}.`;
}
