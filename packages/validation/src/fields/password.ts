import * as z from 'zod';
import * as constants from '@detroit-well/config/constants';
import { messages, tooLongText } from '../messages.ts';
import { caps, unlessBlank } from './text.ts';

const capital = /\p{Lu}/u;
const lowercase = /\p{Ll}/u;
const number = /\p{Nd}/u;
/** Matches a symbol or special character: not a letter, number or space. */
const symbol = /[^\p{L}\p{M}\p{N}\s]/u;

/** The kinds of character in a password; also the rows of the checklists (SPEC-A 2, 5). */
export const holds = {
  enoughCharacters: (text: string) => text.length >= constants.password.minChars,
  capital: (text: string) => capital.test(text),
  lowercase: (text: string) => lowercase.test(text),
  number: (text: string) => number.test(text),
  symbol: (text: string) => symbol.test(text),
} as const;

/** A password as typed: never trimmed, and at most 128 characters to keep hashing cheap. */
export function passwordField(required: string) {
  return z
    .string({ error: required })
    .min(1, { error: required })
    .max(caps.password, { error: tooLongText(caps.password) });
}

function atLeast(chars: number): (text: string | undefined) => boolean {
  return unlessBlank((text) => text.length >= chars);
}

/** Sign-in: at least 6 characters. */
export const signInPasswordField = passwordField(messages.passwordRequired).refine(
  atLeast(constants.password.loginMinChars),
  { error: messages.loginPasswordTooShort },
);

/** Guest registration: only at least 8 characters; a blank password gets the same message (SPEC-A 5). */
export const guestPasswordField = passwordField(messages.passwordTooShort).refine(
  atLeast(constants.password.minChars),
  { error: messages.passwordTooShort },
);

/** Register and reset: at least 8 characters, one capital letter and one symbol. */
export const newAccountPasswordField = passwordField(messages.passwordRequired)
  .refine(atLeast(constants.password.minChars), { error: messages.passwordTooShort })
  .refine(
    unlessBlank((text) => holds.capital(text) && holds.symbol(text)),
    { error: messages.passwordCapitalAndSymbol },
  );

/** Change password: each missing kind of character has its own message. */
export const changedPasswordField = passwordField(messages.newPasswordRequired)
  .refine(atLeast(constants.password.minChars), { error: messages.newPasswordTooShort })
  .refine(unlessBlank(holds.lowercase), { error: messages.newPasswordLowercase })
  .refine(unlessBlank(holds.capital), { error: messages.newPasswordUppercase })
  .refine(unlessBlank(holds.number), { error: messages.newPasswordNumber })
  .refine(unlessBlank(holds.symbol), { error: messages.newPasswordSpecial });
