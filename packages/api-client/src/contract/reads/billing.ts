import { naming, recordIn } from '../definition/lenient.ts';
import { billingAddressRecord } from '../records/billing.ts';
import type { BillingAddress } from '../shapes/billing.ts';

export const readBillingAddress = (raw: unknown): BillingAddress =>
  billingAddressRecord(
    naming(recordIn(raw, ['billing_address', 'data']), ['public_id', 'id', 'address', 'city']),
  );
