import * as z from 'zod';
import { billingAddressForm } from '@detroit-well/validation';
import { endpoint } from '../definition/endpoint.ts';
import { readBillingAddress, readSavedAddress } from '../reads/billing.ts';
import { billingAddress } from '../shapes/billing.ts';

const billingAddressBody = billingAddressForm.check(
  z.meta({
    id: 'BillingAddressRequest',
    description: 'A billing address to store.',
    examples: [
      {
        address: '2934 Russell Street',
        address2: '',
        city: 'Detroit',
        state: 'MI',
        postal_code: '48207',
        country: 'US',
      },
    ],
  }),
);

export const billing = {
  get: endpoint({
    method: 'GET',
    path: '/billing-address/',
    access: 'member',
    reply: billingAddress,
    reads: readBillingAddress,
    problems: ['not_found'],
    summary: "The caller's billing address; 404 means there is none.",
    source: 'B 7.3',
  }),
  create: endpoint({
    method: 'POST',
    path: '/billing-address/',
    access: 'member',
    body: billingAddressBody,
    reply: billingAddress,
    reads: readSavedAddress,
    status: 201,
    problems: ['billing_address_exists'],
    limits: 'none',
    idempotency: 'once',
    summary: 'Stores the billing address.',
    source: 'B 7.3',
  }),
  /** Takes the whole form, because country, state and postal code are validated together. */
  update: endpoint({
    method: 'PATCH',
    path: '/billing-address/',
    access: 'member',
    body: billingAddressBody,
    reply: billingAddress,
    reads: readSavedAddress,
    problems: ['not_found'],
    limits: 'none',
    idempotency: 'once',
    summary: 'Changes the billing address.',
    source: 'B 7.3',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/billing-address/',
    access: 'member',
    reply: 'nothing',
    problems: ['not_found'],
    limits: 'none',
    idempotency: 'once',
    summary: 'Removes the billing address.',
    source: 'B 7.3',
  }),
};
