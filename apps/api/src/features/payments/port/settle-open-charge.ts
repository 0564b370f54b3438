import { workLimitMs } from '../../../platform/idempotency/keys.ts';
import type { ChargeOutcome, PaymentsDeps } from './provider.ts';

/** A charge without a final outcome. */
interface OpenCharge {
  readonly paymentId: string;
  readonly key: string;
  readonly cents: number;
  readonly status: string;
  readonly updatedMs: number;
  /** When an unfinished payment authentication is given up. */
  readonly expiresMs: number | null;
}

/** The request to the provider failed, so the state of the charge is still unknown. */
class NotAsked extends Error {}

/**
 * Asks the provider for the outcome of a charge and applies it. With `ownerIsDead` no process works on the charge any more, so a
 * charge that the provider never received is abandoned; otherwise its worker gets time to finish. What it paid for is released only
 * after the provider guarantees that it will not charge. Returns false if the provider does not know yet; throws if it
 * could not be asked.
 */
export async function settleOpenCharge(
  { payments, clock }: Pick<PaymentsDeps, 'payments' | 'clock'>,
  charge: OpenCharge,
  { ownerIsDead, abandonCharge = false }: { ownerIsDead: boolean; abandonCharge?: boolean },
  apply: (outcome: ChargeOutcome, abandoned: boolean) => Promise<unknown>,
): Promise<boolean> {
  const now = clock.now().getTime();
  const { key, cents, status, updatedMs, expiresMs } = charge;
  const abandon = async () => void (await apply(await asking(charge, payments.abandon(key, cents)), true));
  const found = await asking(charge, payments.find(key));
  if (found.status === 'unknown') return false;
  if (found.status === 'none') {
    const leased = status === 'pending' && now - updatedMs < workLimitMs;
    if (!leased || ownerIsDead) await abandon();
    return true;
  }
  const overdue = expiresMs !== null && expiresMs <= now;
  if (found.status === 'requires_action' && (overdue || abandonCharge)) await abandon();
  else await apply(found, false);
  return true;
}

/** False if the provider could not be asked. */
export async function wasAsked(settling: Promise<boolean>): Promise<boolean> {
  try {
    return await settling;
  } catch (error) {
    if (!(error instanceof NotAsked)) throw error;
    return false;
  }
}

const asking = <Said>({ paymentId }: OpenCharge, query: Promise<Said>): Promise<Said> =>
  query.catch((cause: unknown) => {
    throw new NotAsked(`the provider could not be asked about ${paymentId}`, { cause });
  });
