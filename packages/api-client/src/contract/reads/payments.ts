import type { PaymentsConfig, SandboxMethod } from '../shapes/payments.ts';
import { rawRecord, oneOf, text, textOrNull } from './lenient.ts';
import { Unreadable } from './unreadable.ts';

/** Without a known provider, the client cannot accept a card. */
export function readPaymentsConfig(raw: unknown): PaymentsConfig {
  const given = rawRecord(raw);
  const provider = oneOf(['sandbox', 'stripe'], given.provider, null);
  if (provider === null) throw new Unreadable('The payment provider could not be read.');
  return { provider, publishable_key: textOrNull(given.publishable_key) };
}

export function readSandboxMethod(raw: unknown): SandboxMethod {
  const given = rawRecord(raw);
  const id = text(given.payment_method_id);
  if (id === '') throw new Unreadable('The card could not be read.');
  return { payment_method_id: id, brand: text(given.brand), last4: text(given.last4) };
}
