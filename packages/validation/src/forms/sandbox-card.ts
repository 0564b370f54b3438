import * as z from 'zod';
import { studioDay } from '@detroit-well/config/studio-time';
import { requiredField, unlessBlank } from '../fields/text.ts';
import { messages } from '../messages.ts';

const expiryShape = /^(\d{2}) ?\/ ?(\d{2}|\d{4})$/;

/** `12/27` as month and full year, or undefined when it is neither. */
export function readExpiry(text: string): { exp_month: number; exp_year: number } | undefined {
  const [, month, year] = expiryShape.exec(text.trim()) ?? [];
  const exp_month = Number(month);
  if (!year || exp_month < 1 || exp_month > 12) return undefined;
  return { exp_month, exp_year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

/** 13 to 19 digits with a valid check digit; spaces are allowed. */
export function isCardNumber(text: string): boolean {
  if (text.length > 30 || !/^[\d ]+$/.test(text)) return false;
  const digits = text.replaceAll(' ', '').split('').toReversed().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits.length >= 13 && digits.length <= 19 && sum % 10 === 0;
}

function isStillGood(text: string): boolean {
  const expiry = readExpiry(text);
  if (!expiry) return false;
  const month = `${expiry.exp_year}-${String(expiry.exp_month).padStart(2, '0')}`;
  return month >= studioDay(new Date()).slice(0, 7);
}

const isCvc = (text: string) => /^\d{3,4}$/.test(text);

/** The card form of the sandbox as typed: number, `MM/YY`, security code. */
export const cardForm = z.object({
  number: requiredField(messages.paymentMethodRequired, 30).refine(unlessBlank(isCardNumber), {
    error: messages.cardNumberInvalid,
  }),
  expires: requiredField(messages.cardExpiryInvalid, 9).refine(unlessBlank(isStillGood), {
    error: messages.cardExpiryInvalid,
  }),
  cvc: requiredField(messages.cardCvcInvalid, 4).refine(unlessBlank(isCvc), {
    error: messages.cardCvcInvalid,
  }),
});
