import type { BillingAddress } from '../shapes/billing.ts';
import { recordIn, text } from './loose.ts';

export function readBillingAddress(raw: unknown): BillingAddress {
  const given = recordIn(raw, ['billing_address', 'data']);
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
