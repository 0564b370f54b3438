// Written by `pnpm run wire-table` from shapes/billing.ts; do not edit.
import type * as z from 'zod';
import type * as shapes from '../shapes/billing.ts';
import { record, text } from '../definition/lenient.ts';

export const billingAddressRecord = (raw: unknown): z.infer<typeof shapes.billingAddress> => record(raw, { public_id: text, address: text, address2: text, city: text, state: text, postal_code: text, country: (given) => text(given, 'US'), updated_at: text });
