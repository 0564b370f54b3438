import { instant, otherwise, publicId, record, text } from './primitives.ts';

export const billingAddress = record('BillingAddress', 'The billing address of a member.', {
  public_id: publicId,
  address: text('2934 Russell Street'),
  address2: text('', 'Empty where there is none.'),
  city: text('Detroit'),
  state: text('MI', 'Code of the state or province where the country has a list.'),
  postal_code: text('48207'),
  country: otherwise(text('US', 'ISO 3166-1 alpha-2.'), 'US'),
  updated_at: instant,
});
