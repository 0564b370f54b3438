// Written by `pnpm run wire-table` from shapes/payments.ts; do not edit.
import type { PaymentsConfig, SandboxPaymentMethod } from '../types/payments.ts';
import { choice, record, text, textOrNull } from '../definition/lenient.ts';

export const paymentsConfigRecord = (raw: unknown): PaymentsConfig => record(raw, { provider: choice(['sandbox', 'stripe'], 'sandbox'), publishable_key: textOrNull });
export const sandboxMethodRecord = (raw: unknown): SandboxPaymentMethod => record(raw, { payment_method_id: text, brand: text, last4: text });
