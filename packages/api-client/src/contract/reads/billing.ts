import type { BillingAddress } from '../shapes/billing.ts';
import { naming, recordIn, text } from './lenient.ts';

export function readBillingAddress(raw: unknown): BillingAddress {
  const given = naming(recordIn(raw, ['billing_address', 'data']), ['public_id', 'id', 'address', 'city']);
  return {
    public_id: text(given.public_id, text(given.id)),
    address: text(given.address),
    address2: text(given.address2),
    city: text(given.city),
    state: text(given.state),
    postal_code: text(given.postal_code),
    country: text(given.country, 'US'),
    updated_at: text(given.updated_at),
  };
}
