import { nothingYet, type WalletDetails } from '@detroit-well/booking/wallet-section';
import { countryCodes, statesOf } from '@detroit-well/config/regions';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import type { GuestFormInput } from './guest-form-schema.ts';

type Fields = { readonly [Name in keyof GuestFormInput]?: string | undefined };

/** A part of the form, which is filled in as a whole and only where nothing of it was typed. */
interface Part {
  readonly name: string;
  readonly fields: readonly (keyof GuestFormInput)[];
  readonly given: (details: WalletDetails) => Fields | null;
}

const parts: readonly Part[] = [
  { name: 'name', fields: ['first_name', 'last_name'], given: ({ name }) => namesOf(name ?? '') },
  { name: 'email', fields: ['email'], given: ({ email }) => (email ? { email } : null) },
  { name: 'address', fields: ['address', 'address2', 'city', 'state', 'zip'], given: addressOf },
  { name: '', fields: ['phone'], given: ({ phone }) => (phone ? { phone } : null) },
];

/**
 * Fills in what a wallet tells where nothing was typed, as far as the form has the fields. Returns the names of the parts that still
 * have to be typed.
 */
export function fillFromWallet<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  details: WalletDetails,
): readonly string[] {
  const missing: string[] = [];
  const at = (field: string): unknown => form.getValues(field as FieldPath<Values>);
  const has = (field: string): boolean => at(field) !== undefined;
  for (const { name, fields, given } of parts.filter((part) => part.fields.every(has))) {
    const isTyped = fields.some(at);
    const values = given(details);
    if (!isTyped && values) fill(form, values);
    if (name && fields.slice(0, 1).some((field) => !at(field))) missing.push(name);
  }
  const next = order.find((field) => has(field) && !at(field));
  if (next) form.setFocus(next as FieldPath<Values>);
  return missing;
}

const order = ['first_name', 'last_name', 'email', 'password', 'address', 'date_of_birth'] as const;

function fill<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  values: Fields,
): void {
  for (const [field, value] of Object.entries(values)) {
    // The keys are names of fields that the form has.
    const path = field as FieldPath<Values>;
    form.setValue(path, value as FieldPathValue<Values, FieldPath<Values>>, {
      shouldDirty: true,
      shouldTouch: true,
    });
    form.clearErrors(path);
  }
}

/** The last word is the last name. */
function namesOf(name: string): Fields | null {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop() : '';
  const first = words.join(' ');
  return first ? { first_name: first, last_name: last } : null;
}

/** The address, if its country is one of ours. */
function addressOf({ address }: WalletDetails): Fields | null {
  const { line1, line2, city, state, postal_code } = address ?? {};
  const country = countryCodes.find((code) => code === address?.country);
  if (!line1 || !country) return null;
  const states = statesOf(country);
  const isListed = states.length === 0 || states.some(({ code }) => code === state);
  return {
    country,
    address: line1,
    address2: line2 ?? '',
    city: city ?? '',
    state: isListed ? (state ?? '') : '',
    zip: postal_code ?? '',
  };
}

/** The message to a guest who has chosen a wallet. */
export function walletFilled(missing: readonly string[], what = 'name, email and address'): string {
  if (missing.length === 0) return `Please check your ${what} below. ${nothingYet}`;
  const list = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(missing);
  return `It gave no ${list}: please type ${missing.length > 1 ? 'them' : 'it'} below. ${nothingYet}`;
}
