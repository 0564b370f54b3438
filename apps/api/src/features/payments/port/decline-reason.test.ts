import { declineTexts } from '@detroit-well/api-client/contract';
import { expect, it } from 'vitest';
import { declineReason } from './decline-reason.ts';

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

it.each(Object.keys(declineTexts))('the reason %s is a code of its own', (reason) => {
  expect(declineReason(reason)).toBe(reason);
});
