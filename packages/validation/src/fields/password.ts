import * as z from 'zod/mini';
import * as constants from '@detroit-well/config/constants';
import { messages, tooLongText } from '../messages.ts';
import { holds } from './password-characters.ts';
import { canonicalPassword } from '../text/plain-characters.ts';
import { caps, unlessBlank } from './text.ts';

/**
 * A stored password as typed: never trimmed, and at most 128 characters to keep hashing cheap. Not normalized, because the
 * server also compares it as typed.
 */
export function passwordField(required: string) {
  return z
    .string({ error: required })
    .check(
      z.minLength(1, { error: required }),
      z.maxLength(caps.password, { error: tooLongText(caps.password) }),
    );
}

/** A new password or its confirmation: NFKC. */
export function newPasswordField(required: string) {
  return passwordField(required).check(z.overwrite(canonicalPassword));
}

/** Counts the characters that are compared, which may be more than the typed ones. */
function atLeast(chars: number): (text: string | undefined) => boolean {
  return unlessBlank((text) => canonicalPassword(text).length >= chars);
}

/** Sign-in: at least 6 characters. */
export const signInPasswordField = passwordField(messages.passwordRequired).check(
  z.refine(atLeast(constants.password.loginMinChars), { error: messages.loginPasswordTooShort }),
);

/** Guest registration: only at least 8 characters; a blank password gets the same message (SPEC-A 5). */
export const guestPasswordField = newPasswordField(messages.passwordTooShort).check(
  z.refine(atLeast(constants.password.minChars), { error: messages.passwordTooShort }),
);

/** Register and reset: at least 8 characters, one capital letter and one symbol. */
export const newAccountPasswordField = newPasswordField(messages.passwordRequired).check(
  z.refine(atLeast(constants.password.minChars), { error: messages.passwordTooShort }),
  z.refine(
    unlessBlank((text) => holds.capital(text) && holds.symbol(text)),
    { error: messages.passwordCapitalAndSymbol },
  ),
);

/** Change password: each missing kind of character has its own message. */
export const changedPasswordField = newPasswordField(messages.newPasswordRequired).check(
  z.refine(atLeast(constants.password.minChars), { error: messages.newPasswordTooShort }),
  z.refine(unlessBlank(holds.lowercase), { error: messages.newPasswordLowercase }),
  z.refine(unlessBlank(holds.capital), { error: messages.newPasswordUppercase }),
  z.refine(unlessBlank(holds.number), { error: messages.newPasswordNumber }),
  z.refine(unlessBlank(holds.symbol), { error: messages.newPasswordSpecial }),
);
