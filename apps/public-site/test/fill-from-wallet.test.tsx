// @vitest-environment jsdom
import type { WalletDetails } from '@detroit-well/booking/wallet-section';
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { fillFromWallet, walletFilled } from '../src/registration/fill-from-wallet.ts';
import {
  startingValues,
  type GuestFormInput,
  type GuestFormValues,
} from '../src/registration/guest-form-schema.ts';

const address = {
  line1: '2934 Russell Street',
  line2: null,
  city: 'Detroit',
  state: 'MI',
  postal_code: '48207',
  country: 'US',
};
const whole: WalletDetails = { name: 'Tanya Maria Ellery', email: 'tanya@example.com', address };

/** Fills a form in which this was typed. */
function filled(details: WalletDetails, typed: Partial<GuestFormInput> = {}) {
  const { result } = renderHook(() =>
    useForm<GuestFormInput, unknown, GuestFormValues>({
      defaultValues: { ...startingValues(null), ...typed },
    }),
  );
  let missing: readonly string[] = [];
  act(() => {
    missing = fillFromWallet(result.current, details);
  });
  return { values: result.current.getValues(), missing };
}

describe('the guest form after a wallet', () => {
  it('has the name, email and address of the wallet', () => {
    const { values, missing } = filled(whole);
    expect(values).toMatchObject({
      first_name: 'Tanya Maria',
      last_name: 'Ellery',
      email: 'tanya@example.com',
      address: '2934 Russell Street',
      city: 'Detroit',
      state: 'MI',
      zip: '48207',
      country: 'US',
      phone: '',
      password: '',
    });
    expect(missing).toEqual([]);
  });

  it.each<[string, Partial<GuestFormInput>, Partial<GuestFormInput>]>([
    ['a last name', { last_name: 'Baker' }, { first_name: '' }],
    ['an email', { email: 'josephine@example.com' }, {}],
    ['a city and another country', { city: 'Windsor', country: 'CA' }, { address: '' }],
  ])('keeps %s that was typed, and does not mix it with other words', (_what, typed, empty) => {
    expect(filled(whole, typed).values).toMatchObject({ ...typed, ...empty });
  });

  it.each<[string, WalletDetails, readonly string[]]>([
    ['gives nothing', {}, ['name', 'email', 'address']],
    ['gives a blank name', { ...whole, name: '  ' }, ['name']],
    ['gives no email', { ...whole, email: null }, ['email']],
    [
      'is of a country that the studio does not know',
      { ...whole, address: { ...address, country: 'ZZ' } },
      ['address'],
    ],
    ['gives no address', { ...whole, address: null }, ['address']],
  ])('names what to type after one that %s', (_what, details, missing) => {
    expect(filled(details).missing).toEqual(missing);
  });

  it('leaves a state that is not listed to the guest', () => {
    expect(filled({ ...whole, address: { ...address, state: 'Michigan' } }).values.state).toBe('');
  });

  it('keeps one word as the first name', () => {
    expect(filled({ name: 'Cher' }).values).toMatchObject({ first_name: 'Cher', last_name: '' });
  });
});

it('says in one sentence what a wallet did not give', () => {
  expect(walletFilled(['name', 'email', 'address'])).toMatch(
    /^It gave no name, email, or address: please type them/,
  );
  expect(walletFilled(['email'])).toMatch(/^It gave no email: please type it/);
  expect(walletFilled([])).toMatch(/^Please check/);
});
