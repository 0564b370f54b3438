import { rawRecord } from '../definition/lenient.ts';
import { Unreadable } from '../definition/unreadable.ts';
import { paymentsConfigRecord, sandboxMethodRecord } from '../generated/payments.ts';
import type { PaymentsConfig, SandboxPaymentMethod } from '../generated/payments.ts';

/** Without a known provider, the client cannot accept a card. */
export function readPaymentsConfig(raw: unknown): PaymentsConfig {
  const read = paymentsConfigRecord(raw);
  if (read.provider !== rawRecord(raw).provider)
    throw new Unreadable('The payment provider could not be read.');
  return read;
}

export function readSandboxMethod(raw: unknown): SandboxPaymentMethod {
  const read = sandboxMethodRecord(raw);
  if (read.payment_method_id === '') throw new Unreadable('The card could not be read.');
  return read;
}
