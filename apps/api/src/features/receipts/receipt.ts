import {
  formatDateAndTimeRange,
  formatLongDate,
  formatLongDay,
  formatTime,
  meetingsText,
  zoneName,
} from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import { isOneOf, openInstalmentStatuses } from '../../platform/database/schema/statuses.ts';
import type { Receipt, ReceiptLine } from '../../platform/pdf/receipt-pdf.ts';
import type { MembershipRecord } from '../memberships/membership-records.ts';
import { periodsText } from '../memberships/periods-text.ts';
import type { PassRecord } from '../passes/pass-records.ts';
import type { PaidGiftCard } from './paid-gift-cards.ts';
import type { PaymentRecord, RegistrationRecord, UsedPromo } from '../booking/ledger/registration-queries.ts';

const dollars = (cents: number): string => `$${fromCents(cents)}`;
const timeOf = (ms: number): string => `${formatLongDate(ms)}, ${formatTime(ms)} ${zoneName(ms)}`;

/** The receipt of a successful charge. `payer` is the person's name and address today. */
export function receiptOf(registration: RegistrationRecord, charge: PaymentRecord, payer: string): Receipt {
  const { sessionTitle, programTitle, coachName, location, meetings } = registration;
  const [first] = meetings;
  const refunds = registration.payments.filter(
    ({ kind, refundOfId, status }) => kind === 'refund' && refundOfId === charge.id && status !== 'cancelled',
  );
  const back = refunds.filter(({ status }) => status !== 'failed').reduce((sum, { cents }) => sum + cents, 0);
  const facts = {
    Number: charge.id,
    Paid: timeOf(charge.createdMs),
    'Paid by': payer,
    'Paid with': paidWithText(registration, charge),
    Session: sessionTitle,
    Program: programTitle === sessionTitle ? '' : programTitle,
    When: formatDateAndTimeRange(first.start_datetime, first.end_datetime),
    Dates: meetings.length > 1 ? meetingsText(meetings) : '',
    Where: location,
    Coach: coachName,
  };
  return {
    number: charge.id,
    paidAt: new Date(charge.createdMs),
    facts: Object.entries(facts)
      .filter(([, value]) => value !== '')
      .map(([label, value]) => ({ label, value })),
    lines: [
      ...linesOf({
        sold: partOf(registration, charge),
        cents: charge.cents,
        off: codeOff(registration, charge),
      }),
      ...refunds.map(refundLine),
    ],
    total: totalOf(charge.cents, back),
    notes: planNotes(registration),
  };
}

/** What a code took off, where this charge pays the whole price. */
function codeOff({ promo, priceCents }: RegistrationRecord, charge: PaymentRecord): Off | null {
  return promo === null || charge.cents !== priceCents ? null : offBy(promo);
}

const offBy = ({ code, offCents }: UsedPromo): Off => ({ label: `Code ${code}`, cents: offCents });

/** What was sold, and what came off its price. */
const linesOf = ({
  sold,
  cents,
  off,
}: {
  readonly sold: string;
  readonly cents: number;
  readonly off: Off | null;
}): ReceiptLine[] => [
  { label: sold, amount: dollars(cents + (off?.cents ?? 0)) },
  ...(off === null ? [] : [{ label: off.label, amount: `-${dollars(off.cents)}` }]),
];

type Charge = Pick<PaymentRecord, 'id' | 'cents' | 'createdMs'>;
type Ledger = readonly (Charge & Pick<PaymentRecord, 'kind' | 'refundOfId' | 'status'>)[];

/** The receipt of a period of a membership. */
export const membershipReceiptOf = (
  { tier, payments }: MembershipRecord,
  charge: MembershipRecord['payments'][number],
  payer: string,
): Receipt => {
  const name = charge.plan ?? tier;
  const { periods, period } = charge;
  const off = charge.prorationCents ?? 0;
  const ahead = periods !== null && periods > 1 && period !== null ? `, ${periodsText(periods, period)}` : '';
  return receiptOfSale(charge, payments, payer, {
    label: 'Membership',
    name,
    sold: `${name} membership${ahead}`,
    off: off === 0 ? null : { label: 'Unused days of the plan before', cents: off },
  });
};

/** The receipt of a pass. */
export const passReceiptOf = (
  { name, credits, expiresOn, payments, promo }: PassRecord,
  charge: Charge,
  payer: string,
): Receipt =>
  receiptOfSale(charge, payments, payer, {
    label: 'Pass',
    name,
    sold: `${credits} credits until ${formatLongDay(expiresOn)}`,
    off: promo && offBy(promo),
  });

/** The receipt of a gift card, for its buyer. */
export const giftCardReceiptOf = (
  { recipientName, payments }: PaidGiftCard,
  charge: Charge,
  payer: string,
): Receipt =>
  receiptOfSale(charge, payments, payer, {
    label: 'Gift card',
    name: `For ${recipientName}`,
    sold: 'Gift card',
  });

interface Sale {
  readonly label: string;
  readonly name: string;
  readonly sold: string;
  readonly off?: Off | null;
}

/** Taken off a price, in cents. */
interface Off {
  readonly label: string;
  readonly cents: number;
}

function receiptOfSale(
  charge: Charge,
  payments: Ledger,
  payer: string,
  { label, name, sold, off = null }: Sale,
): Receipt {
  const refunds = payments.filter(
    ({ kind, refundOfId, status }) => kind === 'refund' && refundOfId === charge.id && status !== 'cancelled',
  );
  const back = refunds.filter(({ status }) => status !== 'failed').reduce((sum, { cents }) => sum + cents, 0);
  return {
    number: charge.id,
    paidAt: new Date(charge.createdMs),
    facts: [
      { label: 'Number', value: charge.id },
      { label: 'Paid', value: timeOf(charge.createdMs) },
      { label: 'Paid by', value: payer },
      { label, value: name },
    ],
    lines: [
      ...linesOf({ sold, cents: charge.cents, off }),
      ...refunds.map((refund) => refundLine({ ...refund, method: 'card' })),
    ],
    total: totalOf(charge.cents, back),
    notes: [],
  };
}

const totalOf = (cents: number, back: number): ReceiptLine =>
  back === 0
    ? { label: 'Total paid', amount: dollars(cents) }
    : { label: 'Total after refunds', amount: dollars(Math.max(0, cents - back)) };

const paidWith = {
  card: '',
  cash: 'Cash',
  credit: 'Studio credit',
  complimentary: '',
  pass: '',
  included: '',
} as const;

function partOf(registration: RegistrationRecord, charge: PaymentRecord): string {
  const { sessionTitle, instalments } = registration;
  if (otherPart(registration, charge) !== undefined)
    return `${sessionTitle}, the part by ${charge.method === 'credit' ? 'studio credit' : 'card'}`;
  const { instalmentId } = charge;
  const instalment = instalments.find(({ id }) => id === instalmentId);
  if (instalment === undefined || instalments.length < 2) return sessionTitle;
  return `${sessionTitle}, payment ${instalment.position} of ${instalments.length}`;
}

/** A card and the studio credit in front of it pay one amount, in one transaction. */
function otherPart({ payments }: RegistrationRecord, charge: PaymentRecord): PaymentRecord | undefined {
  return payments.find(
    ({ kind, method, status, createdMs, updatedMs }) =>
      kind === 'charge' &&
      status === 'succeeded' &&
      (charge.method === 'card'
        ? method === 'credit' && createdMs === charge.updatedMs
        : charge.method === 'credit' && method === 'card' && updatedMs === charge.createdMs),
  );
}

function paidWithText(registration: RegistrationRecord, charge: PaymentRecord): string {
  const other = otherPart(registration, charge);
  if (other === undefined) return paidWith[charge.method];
  const [credit, card] = charge.method === 'credit' ? [charge, other] : [other, charge];
  return `${dollars(credit.cents)} studio credit, ${dollars(card.cents)} card`;
}

const refundStates = { succeeded: '', failed: ', not possible' } as const;

const refundedAs = {
  card: '',
  cash: ' in cash',
  credit: ' as studio credit',
  complimentary: '',
  pass: '',
  included: '',
} as const;

function refundLine({
  method,
  status,
  createdMs,
  cents,
}: Pick<PaymentRecord, 'method' | 'status' | 'createdMs' | 'cents'>): ReceiptLine {
  const state = status === 'succeeded' || status === 'failed' ? refundStates[status] : ', on its way';
  return {
    label: `Refund of ${timeOf(createdMs)}${refundedAs[method]}${state}`,
    amount: `-${dollars(cents)}`,
  };
}

/** The payments that are due after this one, and their days. */
function planNotes({ priceCents, instalments }: RegistrationRecord): string[] {
  const open = instalments.filter(({ status }) => isOneOf(openInstalmentStatuses, status));
  if (open.length === 0) return [];
  const due = open.map(({ cents, dueOn }) => `${dollars(cents)} on ${formatLongDay(dueOn)}`);
  return [`The price is ${dollars(priceCents)}. Still to be paid: ${due.join(', ')}.`];
}
