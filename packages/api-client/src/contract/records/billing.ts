// Written by `pnpm run wire-table` from shapes/billing.ts; do not edit.
import type { BillingAddress } from '../types/billing.ts';
import { record, text } from '../definition/lenient.ts';

export const billingAddressRecord = (raw: unknown): BillingAddress => record(raw, { public_id: text, address: text, address2: text, city: text, state: text, postal_code: text, country: (given) => text(given, 'US'), updated_at: text });
