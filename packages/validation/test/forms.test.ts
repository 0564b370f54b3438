import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import * as v from '../src/index.ts';
import { valid } from './valid.ts';

const forms: [name: string, form: z.ZodMiniType, accepted: object][] = [
  ['sign in', v.signInForm, valid.signIn],
  ['register', v.registerForm, valid.register],
  ['register pre-check', v.registerPreCheck, valid.register],
  ['reset request', v.passwordResetRequestForm, { email: 'jo@demo.test' }],
  ['reset', v.passwordResetForm, valid.reset],
  ['change password', v.changePasswordForm, valid.changePassword],
  ['change password screen', v.changePasswordScreenForm, valid.changePassword],
  ['profile', v.profileForm, valid.profile],
  ['billing address', v.billingAddressForm, valid.billing],
  ['waiver acceptance', v.waiverAcceptance, valid.waiver],
  ['waiver', v.waiverForm, valid.waiver],
  ['guest registration', v.guestRegistrationForm, valid.guest],
  ['free guest registration', v.freeGuestRegistrationForm, { ...valid.guest, payment_method_id: '' }],
  ['guest registration at a price', v.guestRegistrationForm, { ...valid.guest, amount: '75.00' }],
  ['registration, short', v.registrationForm, { session_id: 'ses_1', amount: '75.00' }],
  ['registration, long', v.registrationForm, valid.panel],
  ['registration panel', v.registrationPanelForm, valid.panel],
  ['registration gate', v.registrationGate, valid.gate],
  ['emergency contact', v.emergencyContactForm, valid.contact],
  ['message to the studio', v.contactForm, valid.message],
  ['newsletter', v.newsletterForm, valid.newsletter],
  ['opening', v.openingForm, { email: 'jo@demo.test', turnstile_token: 'token' }],
  ['waitlist', v.waitlistForm, { session_id: 'ses_1' }],
  ['feedback', v.feedbackForm, { rating: 5, comment: 'Good floor.' }],
  ['message', v.messageForm, { message: 'See you at six.' }],
  ['cancel', v.cancelForm, {}],
  ['delete account', v.deleteAccountForm, { password: 'x' }],
  ['session address', v.sessionQuery, { id: 'ses_1' }],
  ['card', v.cardForm, valid.card],
];

const issuesOf = (form: z.ZodMiniType, input: unknown) => form.safeParse(input).error?.issues ?? [];

test.each(forms)('%s: accepts valid input', (_name, form, accepted) => {
  expect(issuesOf(form, accepted)).toEqual([]);
});

test.each(forms)('%s: reports a missing field with our message, once per field', (_name, form) => {
  const issues = [...issuesOf(form, {}), ...issuesOf(form, { user_data: {} })];
  expect(
    issues.map(({ message }) => message).filter((text) => /invalid|expected|received/i.test(text)),
  ).toEqual([]);
  const fields = issuesOf(form, {}).map(({ path }) => path.join('.'));
  expect(new Set(fields).size).toBe(fields.length);
});

test.each(forms)('%s: reports a field of a wrong type with our message', (_name, form, accepted) => {
  const wrong = Object.fromEntries(Object.keys(accepted).map((field) => [field, { $ne: null }]));
  const texts = issuesOf(form, wrong).map(({ message }) => message);
  expect(texts.filter((text) => text.startsWith('Invalid'))).toEqual([]);
});

test.each(forms)('%s: drops fields that a client may not set', (_name, form, accepted) => {
  const { data } = form.safeParse({
    ...accepted,
    is_staff: true,
    is_coach: true,
    public_id: 'x',
    price: '0.00',
  });
  for (const field of ['is_staff', 'is_coach', 'public_id', 'price']) expect(data).not.toHaveProperty(field);
});

describe('several invalid fields are reported together', () => {
  test('a password mismatch and a missing verification', () => {
    const input = { ...valid.register, confirm_password: 'other', turnstile_token: '' };
    expect(issuesOf(v.registerForm, input).map(({ path }) => path[0])).toEqual([
      'turnstile_token',
      'confirm_password',
    ]);
  });

  test('a password mismatch and a waiver that somebody who joins has not accepted', () => {
    const { email: _email, password: _password, ...details } = valid.guest.user_data;
    const input = {
      ...valid.register,
      confirm_password: 'other',
      details: { ...details, waiver_signed: false },
    };
    expect(issuesOf(v.registerRequest, input).map(({ path }) => path.join('.'))).toEqual([
      'details.waiver_signed',
      'confirm_password',
    ]);
    const accepted = { ...valid.register, details: { ...details, waiver_signed: true } };
    expect(issuesOf(v.registerRequest, accepted)).toEqual([]);
  });

  test('a missing last name and a date of birth that is none, of somebody who joins', () => {
    const person = { first_name: 'Tanya', last_name: ' ', date_of_birth: '1981-02-30' };
    expect(
      issuesOf(v.registerRequest, { ...valid.register, person }).map(({ path }) => path.join('.')),
    ).toEqual(['person.last_name', 'person.date_of_birth']);
  });

  test('an invalid postal code and a missing street', () => {
    const input = { ...valid.billing, address: '', postal_code: 'x', state: '' };
    expect(issuesOf(v.billingAddressForm, input).map(({ path }) => path[0])).toEqual([
      'address',
      'state',
      'postal_code',
    ]);
  });
});

describe('email addresses are normalized', () => {
  test.each([
    ['newsletter', v.newsletterForm, { ...valid.newsletter, email: '  Jo@Demo.TEST ' }],
    ['sign in', v.signInForm, { ...valid.signIn, email: '  Jo@Demo.TEST ' }],
    ['register', v.registerForm, { ...valid.register, email: '  Jo@Demo.TEST ' }],
  ])('%s: lowercases and trims the address', (_name, form, input) => {
    expect(form.parse(input).email).toBe('jo@demo.test');
  });
});

describe('missing fields get their defaults', () => {
  test('newsletter: source_form defaults to homepage', () => {
    expect(v.newsletterForm.parse({ email: 'a@b.co', turnstile_token: 't' }).source_form).toBe('homepage');
  });

  test('waitlist: defaults to email only, and rejects no channel at all', () => {
    expect(v.waitlistForm.parse({ session_id: 's' })).toMatchObject({
      notify_email: true,
      notify_sms: false,
    });
    const neither = { session_id: 's', notify_email: false, notify_sms: false };
    expect(issuesOf(v.waitlistForm, neither)[0]).toMatchObject({ path: ['notify_email'] });
  });

  test('guest: country defaults to US and join_waitlist to false; join_waitlist true is rejected', () => {
    const { country: _country, ...user_data } = valid.guest.user_data;
    const { join_waitlist: _join, ...rest } = valid.guest;
    const parsed = v.guestRegistrationForm.parse({ ...rest, user_data });
    expect(parsed.user_data.country).toBe('US');
    expect(parsed.join_waitlist).toBe(false);
    expect(issuesOf(v.guestRegistrationForm, { ...valid.guest, join_waitlist: true })).toHaveLength(1);
  });

  test('panel: the card is saved by default', () => {
    expect(v.registrationPanelForm.parse(valid.panel).save_payment_method).toBe(true);
  });
});

const registrationForms: [who: string, form: z.ZodMiniType, accepted: object][] = [
  ['a member', v.registrationForm, { session_id: 's' }],
  ['a guest', v.guestRegistrationForm, valid.guest],
  ['a guest of a free session', v.freeGuestRegistrationForm, { ...valid.guest, payment_method_id: '' }],
];

describe.each(registrationForms)('the registration of %s', (_who, form, accepted) => {
  test.each(['75.00', '75', 75, 75.5, '0.00'])('accepts the amount %j', (amount) => {
    expect(form.parse({ ...accepted, amount })).toMatchObject({ amount });
  });

  test('does not require an amount', () => {
    expect(form.parse(accepted)).not.toHaveProperty('amount');
  });

  test.each(['-1', 'free', -1, Number.NaN, Number.POSITIVE_INFINITY, null])(
    'rejects the amount %j',
    (amount) => {
      expect(issuesOf(form, { ...accepted, amount })).toMatchObject([
        { path: ['amount'], message: v.messages.amountInvalid },
      ]);
    },
  );
});

describe('a registration in its short form', () => {
  test('rejects a consent that is false', () => {
    const input = { session_id: 's', waiver_signed: false, payment_consent: false };
    expect(issuesOf(v.registrationForm, input).map(({ message }) => message)).toEqual([
      'You must sign the waiver',
      'You must consent to the payment terms',
    ]);
  });
});

test('a contact can be updated partially', () => {
  expect(z.partial(v.emergencyContactForm).parse({ name: 'Sam' })).toEqual({ name: 'Sam' });
});

test('a contact that the team writes needs no email', () => {
  const { email: _email, ...contact } = valid.contact;
  expect(v.staffEmergencyContactForm.parse(contact)).toEqual(contact);
  expect(v.staffEmergencyContactForm.parse({ ...contact, email: ' ' })).toEqual({ ...contact, email: '' });
  expect(issuesOf(v.staffEmergencyContactForm, { ...contact, email: 'marvin' })).toMatchObject([
    { path: ['email'], message: v.messages.emailInvalid },
  ]);
});

test('a person whom the team makes needs no email, and one that is given has one spelling', () => {
  expect(v.staffPersonForm.parse({})).toEqual({});
  expect(v.staffPersonForm.parse({ email: ' ', contact_email: 'Family@Demo.Test' })).toEqual({
    email: '',
    contact_email: 'family@demo.test',
  });
  expect(issuesOf(v.staffPersonForm, { contact_email: 'family' })).toMatchObject([
    { path: ['contact_email'], message: v.messages.emailInvalid },
  ]);
});

test.each([0, 6, 1.5, '5', null])('feedback: %j is not a valid rating', (rating) => {
  expect(issuesOf(v.feedbackForm, { rating })).not.toEqual([]);
});

test('feedback: a comment has at most 1,000 characters', () => {
  expect(issuesOf(v.feedbackForm, { rating: 5, comment: 'a'.repeat(1_000) })).toEqual([]);
  expect(issuesOf(v.feedbackForm, { rating: 5, comment: 'a'.repeat(1_001) })).toHaveLength(1);
});
