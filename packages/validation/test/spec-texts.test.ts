import type * as z from 'zod/mini';
import { expect, test } from 'vitest';
import * as v from '../src/index.ts';
import { fieldTexts } from './field-texts.ts';
import { valid } from './valid.ts';

/** How to trigger a text of SPEC-A 5: a form, the field and the typed value. */
interface Case {
  form: z.ZodMiniType;
  start: object;
  field: string;
  typed: unknown;
}

const at = (form: z.ZodMiniType, start: object, field: string, typed: unknown): Case => ({
  form,
  start,
  field,
  typed,
});

const login = (field: string, typed: unknown) => at(v.signInForm, valid.signIn, field, typed);
const register = (field: string, typed: unknown) => at(v.registerForm, valid.register, field, typed);
const preCheck = (field: string) => at(v.registerPreCheck, valid.register, field, '');
const profile = (field: string, typed: unknown) => at(v.profileForm, valid.profile, field, typed);
const change = (field: string, typed: unknown) =>
  at(v.changePasswordScreenForm, valid.changePassword, field, typed);
const billing = (field: string, typed: unknown) => at(v.billingAddressForm, valid.billing, field, typed);
const waiver = (field: string, typed: unknown) => at(v.waiverForm, valid.waiver, field, typed);
const guest = (field: string, typed: unknown) => at(v.guestRegistrationForm, valid.guest, field, typed);
const user = (field: string, typed: unknown) => at(v.guestUserData, valid.guest.user_data, field, typed);
const contact = (field: string, typed: unknown) => at(v.emergencyContactForm, valid.contact, field, typed);

const cases: Record<string, Case[]> = {
  'A5/login/email-required': [login('email', ''), login('email', undefined)],
  'A5/login/email-invalid': [login('email', 'member@'), login('email', 'member at demo.test')],
  'A5/login/password-too-short': [login('password', '12345')],
  'A5/register/password-too-short': [register('password', 'Aa!4567')],
  'A5/register/password-capital-and-symbol': [
    register('password', 'lowercase!'),
    register('password', 'NoSymbol1'),
  ],
  'A5/register/confirmation-required': [
    register('confirm_password', ''),
    register('confirm_password', undefined),
  ],
  'A5/register/mismatch': [register('confirm_password', 'Standard!2027')],
  'A5/register/pre-check-email': [preCheck('email')],
  'A5/register/pre-check-password': [preCheck('password')],
  'A5/register/pre-check-confirmation': [preCheck('confirm_password')],
  'A5/register/pre-check-verification': [preCheck('turnstile_token')],
  'A5/register/verification-required': [
    register('turnstile_token', ''),
    register('turnstile_token', undefined),
  ],
  'A5/profile/first-name-required': [profile('first_name', ' '), profile('first_name', undefined)],
  'A5/profile/last-name-required': [profile('last_name', ''), profile('last_name', undefined)],
  'A5/profile/display-name-required': [profile('display_name', ''), profile('display_name', undefined)],
  'A5/profile/phone-invalid': [profile('phone', '555-0142'), profile('phone', '313_555_0142')],
  'A5/profile/date-of-birth-invalid': [
    profile('date_of_birth', '2026-02-30'),
    profile('date_of_birth', '1800-01-01'),
  ],
  'A5/profile/image-too-large': [at(v.imageFileField, valid.image, 'size', 5_242_881)],
  'A5/change-password/current-required': [change('old_password', ''), change('old_password', undefined)],
  'A5/change-password/new-required': [change('new_password', ''), change('new_password', undefined)],
  'A5/change-password/new-too-short': [change('new_password', 'Aa!4567')],
  'A5/change-password/new-special-character': [change('new_password', 'Standard2027')],
  'A5/change-password/confirmation-required': [
    change('confirm_password', ''),
    change('confirm_password', undefined),
  ],
  'A5/change-password/mismatch': [change('confirm_password', 'Standard!2028')],
  'A5/change-password/unchanged': [change('new_password', 'Standard!2026')],
  'A5/billing/street-required': [billing('address', ''), billing('address', undefined)],
  'A5/billing/state-required': [billing('state', ''), billing('state', undefined), billing('state', 'ON')],
  'A5/billing/zip-invalid': [billing('postal_code', '4820'), billing('postal_code', '48201-12')],
  'A5/billing/postal-code-invalid': [
    at(v.billingAddressForm, { ...valid.billing, country: 'CA', state: 'ON' }, 'postal_code', 'K1A_0B1'),
  ],
  'A5/waiver/waiver-accepted': [waiver('waiver_accepted', false), waiver('waiver_accepted', undefined)],
  'A5/waiver/payment-consent': [waiver('payment_consent', false), waiver('payment_consent', undefined)],
  'A5/waiver/terms': [waiver('terms_acknowledged', false), waiver('terms_acknowledged', undefined)],
  'A5/waiver/signature': [waiver('signature', ''), waiver('signature', undefined), waiver('signature', 'Jo')],
  'A5/guest/email-invalid': [user('email', ''), user('email', 'jo'), user('email', undefined)],
  'A5/guest/password-too-short': [
    user('password', '1234567'),
    user('password', ''),
    user('password', undefined),
  ],
  'A5/guest/zip-required': [user('zip', ''), user('zip', undefined)],
  'A5/guest/waiver-signed': [guest('waiver_signed', false), guest('waiver_signed', undefined)],
  'A5/guest/payment-consent': [guest('payment_consent', false), guest('payment_consent', undefined)],
  'A5/guest/payment-method': [guest('payment_method_id', ''), guest('payment_method_id', undefined)],
  'A5/emergency-contact/name-required': [contact('name', ''), contact('name', undefined)],
  'A5/emergency-contact/relationship-required': [
    contact('relationship', ''),
    contact('relationship', undefined),
  ],
  'A5/emergency-contact/phone-required': [contact('phone', ''), contact('phone', undefined)],
  'A5/emergency-contact/phone-invalid': [contact('phone', '12345'), contact('phone', '(---------)')],
  'A5/emergency-contact/email-required': [contact('email', ''), contact('email', undefined)],
  'A5/emergency-contact/email-invalid': [contact('email', 'jo@home')],
  'A5/newsletter/incomplete': [
    at(v.newsletterForm, valid.newsletter, 'email', ''),
    at(v.newsletterForm, valid.newsletter, 'turnstile_token', undefined),
  ],
  'A5/session/id-required': [at(v.sessionQuery, {}, 'id', undefined), guest('session_id', '')],
  'A5/registration/blocked': [
    at(v.registrationGate, valid.gate, 'waiver_accepted', false),
    at(v.registrationGate, valid.gate, 'payment_consent', false),
  ],
};

/** Texts that no typed value triggers: a screen shows them on an event. */
const shownByScreens: Record<string, string> = {
  'A5/register/verification-expired': v.messages.verificationExpired,
  'A5/profile/image-preview': v.messages.previewFailed,
  'A5/billing/postal-label-us': v.postalCodeLabel('US'),
  'A5/billing/postal-label-ca': v.postalCodeLabel('CA'),
  'A5/billing/postal-label-gb': v.postalCodeLabel('GB'),
};

const rows = fieldTexts.flatMap(({ id, text }) => (cases[id] ?? []).map((typed) => ({ id, text, ...typed })));

test.each(rows)('$id: $field = $typed shows "$text"', ({ form, start, field, typed, text }) => {
  const issues = form.safeParse({ ...start, [field]: typed }).error?.issues ?? [];
  const [first] = issues;
  expect(issues.map(({ path }) => path.join('.'))).toContain(field);
  expect(first?.message).toBe(text);
  expect(first?.path).toEqual([field]);
});

test.each(fieldTexts.filter(({ id }) => id in shownByScreens))('$id is "$text"', ({ id, text }) => {
  expect(shownByScreens[id]).toBe(text);
});

test('every text of SPEC-A 5 has a case', () => {
  const reached = [...Object.keys(cases), ...Object.keys(shownByScreens)].toSorted();
  expect(fieldTexts.map(({ id }) => id).toSorted()).toEqual(reached);
});
