import type { OwnMembership, Registration } from '@detroit-well/api-client/contract';
import { formatLongDate, formatLongDay, formatTime, type Instant } from '@detroit-well/config/studio-time';
import { currentRefundPolicy, formatCents, refundDue, refundTerms, toCents } from '@detroit-well/pricing';
import type { DueRow } from '@detroit-well/ui/patterns/due-list';

export type PaidRegistration = Pick<
  Registration,
  'price' | 'rate' | 'covered_by' | 'payment_status' | 'instalments'
>;

/** The payment of a new registration. `unknown`: the server's response has no payment. */
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

/** A membership that was bought with the registration. */
export type JoinedMembership = Pick<OwnMembership, 'price' | 'next_payment_on' | 'payments'> &
  Partial<Pick<OwnMembership, 'next_amount'>>;

/** The amounts that were paid today and those that are due, soonest first. Empty for a free session without a membership. */
export function dueRows(registration: PaidRegistration, joined: JoinedMembership | null = null): DueRow[] {
  const how = paidHow(registration);
  if (joined !== null) return rowsWithMembership(registration, joined);
  if (how === 'free' || how === 'unknown') return [];
  const { rate, covered_by } = registration;
  if (covered_by !== 'none') return [{ label: 'Due', detail: coveredTexts[covered_by], amount: 'Nothing' }];
  const paid = paidCents(registration);
  const details = [...(rate === 'member' ? ['Member Rate'] : []), ...planDetail(registration)];
  const open = openRows(registration, how);
  return [
    {
      label: 'Paid today',
      detail: details.join(', '),
      amount: paid === 0 ? 'Nothing' : formatCents(paid),
    },
    ...(open.length > 0 ? open.map(({ row }) => row) : [{ label: 'Still due', amount: 'Nothing' }]),
  ];
}

function paidCents(registration: PaidRegistration): number {
  const { instalments, price } = registration;
  if (instalments.length === 0) return paidHow(registration) === 'paid' ? toCents(price) : 0;
  return instalments
    .filter(({ status }) => status === 'paid')
    .reduce((sum, { amount }) => sum + toCents(amount), 0);
}

/** `1 of 2` of a plan. */
function planDetail(registration: PaidRegistration): string[] {
  const { instalments } = registration;
  if (paidHow(registration) !== 'plan') return [];
  return [`${instalments.filter(({ status }) => status === 'paid').length} of ${instalments.length}`];
}

/** One row for all that was paid today, and the next payment of the membership among what is still open. */
function rowsWithMembership(
  registration: PaidRegistration,
  { price, next_payment_on: nextOn, payments: [bought] }: JoinedMembership,
): DueRow[] {
  const how = paidHow(registration);
  const joinedCents = toCents(bought?.amount ?? price ?? '0.00');
  const { covered_by } = registration;
  const sessionCents = covered_by === 'none' && how !== 'free' ? paidCents(registration) : 0;
  const session = [`${formatCents(sessionCents)} session`, ...planDetail(registration)].join(', ');
  const details = [
    ...(sessionCents > 0 ? [session] : []),
    `${formatCents(joinedCents)} membership${covered_by === 'included' ? ', which included this session' : ''}`,
  ];
  const detail = 'Membership, by the same card, by itself';
  const next =
    nextOn === null || price === null
      ? []
      : [{ on: nextOn, row: { label: formatLongDay(nextOn), detail, amount: formatCents(toCents(price)) } }];
  const open = covered_by === 'none' && how !== 'free' ? openRows(registration, how) : [];
  return [
    { label: 'Paid today', detail: details.join(', '), amount: formatCents(sessionCents + joinedCents) },
    ...[...open, ...next].toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on))).map(({ row }) => row),
  ];
}

/** The price today of a membership that was bought alone, and its next payment. */
export function joinedRows({
  price,
  next_amount: next,
  next_payment_on: nextOn,
  payments: [bought],
}: JoinedMembership): DueRow[] {
  const paid = { label: 'Paid today', amount: formatCents(toCents(bought?.amount ?? '0.00')) };
  const later = next ?? price;
  if (nextOn === null || later === null) return [paid];
  const detail = 'By the same card, by itself';
  return [paid, { label: formatLongDay(nextOn), detail, amount: formatCents(toCents(later)) }];
}

/** The amounts that are still to be paid, each with its day; one without a day comes first. */
function openRows(
  { instalments, price }: PaidRegistration,
  how: PaidHow,
): { readonly on: string; readonly row: DueRow }[] {
  const open = instalments.flatMap((instalment, index) =>
    isOpen(instalment) ? [{ instalment, index }] : [],
  );
  if (how === 'later') {
    const detail = 'Or at the desk before the session';
    if (open.length === 0)
      return [{ on: '', row: { label: 'Due', detail, amount: formatCents(toCents(price)) } }];
    return open.map(({ instalment: { due_on: on, amount } }) => ({
      on,
      row: { label: `Due ${formatLongDay(on)}`, detail, amount: formatCents(toCents(amount)) },
    }));
  }
  return open.map(({ instalment: { due_on: on, amount }, index }) => ({
    on,
    row: {
      label: formatLongDay(on),
      detail: `${index + 1} of ${instalments.length}, by the same card, by itself`,
      amount: formatCents(toCents(amount)),
    },
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
