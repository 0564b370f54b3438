import { naming, recordIn, recordOrEmpty } from '../definition/lenient.ts';
import { billingAddressRecord } from '../generated/billing.ts';
import type { BillingAddress } from '../generated/billing.ts';

const wrappers = ['billing_address', 'data'];

export const readBillingAddress = (raw: unknown): BillingAddress =>
  billingAddressRecord(naming(recordIn(raw, wrappers), ['public_id', 'id', 'address', 'city']));

/** The reply to a change, which may be empty. */
export const readSavedAddress = (raw: unknown): BillingAddress =>
  billingAddressRecord(recordOrEmpty(raw, wrappers));
