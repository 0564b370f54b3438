import type { Subject } from '../../../features/payments/port/charge-records.ts';
import type { payments } from '../../../platform/database/schema/payments.ts';
import { firstTill } from '../../../platform/database/schema/till.ts';
import type { Rows } from '../rows/rows.ts';

type Payment = typeof payments.$inferInsert;

/** A payment or refund that succeeded, unless it is said to have failed. */
interface Line extends Pick<
  Payment,
  'actorId' | 'failureCode' | 'instalmentId' | 'periodFrom' | 'planVersionId' | 'reason' | 'refundOfId'
> {
  readonly id: string;
  readonly of: Subject;
  readonly cents: number;
  readonly at: Date;
  /** The key of the request; without it, that of a charge that a person made. */
  readonly key?: string;
}

/** A charge of a card, or a refund to it, with the sandbox's own record. */
export function addByCard(rows: Rows, line: Line & { readonly cardId: string | null }): void {
  const { id, cents, at, cardId, failureCode, refundOfId } = line;
  const kind = refundOfId == null ? 'charge' : 'refund';
  const status = failureCode == null ? 'succeeded' : 'failed';
  const idempotencyKey = line.key ?? `charge_${id}`;
  const providerRef = refOf(kind, id);
  rows.sandboxCharges.push({
    id: providerRef,
    kind,
    idempotencyKey,
    cardId,
    refundOfId: refundOfId == null ? null : refOf('charge', refundOfId),
    amountCents: cents,
    status,
    clientSecret: `secret_${providerRef}`,
    metadata: { behaviour: failureCode ?? 'succeeds' },
    createdAt: at,
    updatedAt: at,
  });
  const paid = failureCode == null ? { providerRef } : {};
  rows.payments.push({
    ...rowOf(line),
    ...paid,
    method: 'card',
    provider: 'sandbox',
    kind,
    status,
    idempotencyKey,
  });
}

/** A payment without a card. */
export function addWithoutCard(
  rows: Rows,
  line: Line & { readonly key: string; readonly method: Exclude<Payment['method'], 'card' | undefined> },
): void {
  const kind = line.refundOfId == null ? 'charge' : 'refund';
  const { method, key: idempotencyKey } = line;
  rows.payments.push({ ...rowOf(line), method, kind, status: 'succeeded', idempotencyKey });
}

function rowOf({ of, cents: amountCents, at, key: _key, ...line }: Line) {
  const { id, actorId, failureCode, instalmentId, periodFrom, planVersionId, reason, refundOfId } = line;
  return {
    ...of,
    id,
    actorId,
    failureCode,
    instalmentId,
    periodFrom,
    planVersionId,
    reason,
    refundOfId,
    amountCents,
    // The till of a new studio is empty.
    tillClosingId: firstTill,
    createdAt: at,
    updatedAt: at,
  };
}

const refOf = (kind: 'charge' | 'refund', id: string): string =>
  `${kind === 'charge' ? 'ch' : 're'}_sandbox_${id}`;
