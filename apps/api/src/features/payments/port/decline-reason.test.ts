import { declineTexts } from '@detroit-well/api-client/contract';
import { expect, it } from 'vitest';
import { declineReason, isWithoutCard } from './decline-reason.ts';

it.each([
  ['do_not_honor', 'card_declined'],
  ['lost_card', 'card_declined'],
  ['fraudulent', 'card_declined'],
  ['invalid_cvc', 'incorrect_cvc'],
  ['authentication_required', 'authentication_failed'],
  ['issuer_not_available', 'processing_error'],
  ['cancelled', null],
  ['resource_missing', null],
  [null, null],
])('the code %s is told as %s', (code, reason) => {
  expect(declineReason(code)).toBe(reason);
});

it.each([
  ['resource_missing', true],
  ['payment_intent_incompatible_payment_method', true],
  ['payment_method_unexpected_state', true],
  ['payment_method_unknown', true],
  ['card_declined', false],
  ['cancelled', false],
  [null, false],
])('the code %s says that there was no card: %s', (code, isWithout) => {
  expect(isWithoutCard(code)).toBe(isWithout);
});

it.each(Object.keys(declineTexts))('the reason %s is a code of its own', (reason) => {
  expect(declineReason(reason)).toBe(reason);
});
