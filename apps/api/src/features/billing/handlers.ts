import type { BillingAddress } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { idOfRequest } from '../../platform/idempotency/request-id.ts';
import {
  addBilling,
  billingOf,
  changeBilling,
  removeBilling,
  type BillingFields,
  type BillingRow,
} from './store.ts';

/** At most one address per user (SPEC-A 3, B 7.3). */
export const billingHandlers: HandlersOf<'billing'> = {
  get: async ({ caller }, { database }) => view(await billingOf(database.db, caller.userId)),

  create: async (call, { database, clock }) => {
    const { caller, body } = call;
    const address = { id: idOfRequest(call), userId: caller.userId, ...fieldsOf(body) };
    return view(await database.withTx((tx) => addBilling(tx, address, clock.now())));
  },

  update: async ({ caller, body }, { database, clock }) =>
    view(await changeBilling(database.db, caller.userId, fieldsOf(body), clock.now())),

  remove: ({ caller }, { database }) => removeBilling(database.db, caller.userId),
};

interface Form {
  readonly address: string;
  readonly address2?: string | undefined;
  readonly city: string;
  readonly state?: string | undefined;
  readonly postal_code?: string | undefined;
  readonly country: string;
}

const fieldsOf = ({
  address,
  address2 = '',
  city,
  state = '',
  postal_code = '',
  country,
}: Form): BillingFields => ({
  address,
  address2,
  city,
  state,
  postalCode: postal_code,
  country,
});

function view({
  id,
  address,
  address2,
  city,
  state,
  postalCode,
  country,
  updatedAt,
}: BillingRow): BillingAddress {
  const updated_at = toStudioIso(updatedAt);
  return { public_id: id, address, address2, city, state, postal_code: postalCode, country, updated_at };
}
