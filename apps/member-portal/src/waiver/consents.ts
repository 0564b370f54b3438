import { waiverForm } from '@detroit-well/validation';
import * as z from 'zod/mini';

/** The checkboxes beside the waiver's text. */
export const consents = [
  { name: 'waiver_accepted', label: 'I have read the liability waiver and accept it.' },
  { name: 'payment_consent', label: 'I consent to payments for the sessions I register for.' },
  { name: 'terms_acknowledged', label: 'I acknowledge the terms and conditions, and I am 18 or over.' },
] as const;

/** Beside the date of birth of who signs. */
export const ageHint = 'You must be 18 or over to train with us.';
/** The field in place of a drawing. */
export const typedNameLabel = 'Or type your full name';

/** The fields of a form that signs. The device reports its address and time besides. */
export const signingRules = z.extend(z.omit(waiverForm, { ip_address: true, timestamp: true }), {
  typed_name: z.string(),
});
type Values = z.input<typeof signingRules>;

/** The signature is the drawing or the typed name, and never a value of the form: a draft must not contain it. */
export const unsigned: Values = {
  waiver_accepted: false,
  payment_consent: false,
  terms_acknowledged: false,
  signature: '',
  typed_name: '',
};
