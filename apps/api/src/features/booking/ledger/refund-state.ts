import type { Cancellation } from '@detroit-well/api-client/contract';
import { isByHand } from '../../payments/port/charge-records.ts';
import { deskRefundPrefix, moveRefundPrefix, type Destination } from './refunds.ts';
import type { RegistrationRecord, PaymentRecord } from './registration-queries.ts';

type Line = Pick<
  PaymentRecord,
  'id' | 'kind' | 'method' | 'status' | 'cents' | 'refundOfId' | 'key' | 'createdMs'
>;
type RegistrationRefunds = Pick<RegistrationRecord, 'cancelledAt'> & { readonly payments: readonly Line[] };

export interface RefundState {
  /** Everything to be refunded: returned, pending or owed. */
  readonly cents: number;
  readonly returnedCents: number;
  /** The parts that failed. */
  readonly owedCents: number;
  readonly status: Cancellation['refund']['status'];
  /** The same by where it goes. Only a refund to a card can fail. */
  readonly parts: readonly RefundPart[];
}

interface RefundPart {
  readonly to: Destination;
  readonly cents: number;
  readonly returnedCents: number;
}

/** Calculates the state of the refunds from the ledger, charge by charge. */
export function refundStateOf(registration: RegistrationRefunds): RefundState {
  const charges = registration.payments.filter(({ kind }) => kind === 'charge');
  const all = charges.map((charge) => countedOf(charge, registration));
  const total = (counts: (line: Line) => boolean): number =>
    all.reduce((sum, { most, refunds }) => sum + Math.min(most, sumOf(refunds.filter(counts))), 0);
  const cents = total(() => true);
  const returnedCents = total(({ status }) => status === 'succeeded');
  const refunds = all.flatMap((each) => each.refunds);
  return {
    cents,
    returnedCents,
    owedCents: cents - total(({ status }) => status !== 'failed'),
    status: statusOf(refunds),
    parts: partsOf({ cents, returnedCents }, refunds),
  };
}

/** A part that is neither studio credit nor cash goes to the card. */
function partsOf(whole: Omit<RefundPart, 'to'>, refunds: readonly Line[]): RefundPart[] {
  const others = (['credit', 'cash'] as const).map((to): RefundPart => {
    const lines = refunds.filter(({ method }) => method === to);
    return {
      to,
      cents: sumOf(lines),
      returnedCents: sumOf(lines.filter(({ status }) => status === 'succeeded')),
    };
  });
  const card = others.reduce<RefundPart>(
    (rest, { cents, returnedCents }) => ({
      to: 'card',
      cents: rest.cents - cents,
      returnedCents: rest.returnedCents - returnedCents,
    }),
    { to: 'card', ...whole },
  );
  return [card, ...others].filter(({ cents }) => cents > 0);
}

/**
 * Cancelled refunds never count, and neither do those of earlier moves and of the desk before the cancellation: the rest of the
 * charge is what a cancellation can give. Failed ones count only where the others do not refund all of that rest. If the server
 * recorded no refund of its own, none was due, and refunds by hand before the cancellation are not part of it.
 */
function countedOf(
  { id, cents }: Line,
  { payments, cancelledAt }: RegistrationRefunds,
): { readonly most: number; readonly refunds: readonly Line[] } {
  const cancelledMs = cancelledAt?.getTime() ?? 0;
  const isEarlier = ({ key, createdMs }: Line) =>
    key.startsWith(moveRefundPrefix) || (key.startsWith(deskRefundPrefix) && createdMs < cancelledMs);
  const ofCharge = payments.filter(({ refundOfId }) => refundOfId === id);
  const most = cents - sumOf(ofCharge.filter((line) => isEarlier(line) && countsNow(line)));
  const all = ofCharge.filter((line) => !isEarlier(line));
  const isOurs = ({ key }: Line) => !isByHand(key) && !key.startsWith(deskRefundPrefix);
  const since = all.some(isOurs) ? 0 : cancelledMs;
  const counted = all.filter(({ status, createdMs }) => status !== 'cancelled' && createdMs >= since);
  const notFailed = counted.filter(countsNow);
  return { most, refunds: sumOf(notFailed) >= most ? notFailed : counted };
}

const countsNow = ({ status }: Line) => status !== 'failed' && status !== 'cancelled';

const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { cents }) => sum + cents, 0);

function statusOf(refunds: readonly Line[]): Cancellation['refund']['status'] {
  if (refunds.length === 0) return 'none';
  if (refunds.some(({ status }) => status === 'failed')) return 'failed';
  return refunds.every(({ status }) => status === 'succeeded') ? 'succeeded' : 'pending';
}
