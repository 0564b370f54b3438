import type { OwnSignIn, RefreshedTokens, Tokens } from '../generated/auth.ts';
import { eachIn, rawRecord, text } from '../definition/lenient.ts';
import type { RawRecord } from '../definition/lenient.ts';
import { Unreadable } from '../definition/unreadable.ts';
import { ownSignInRecord } from '../generated/auth.ts';

/** Both tokens, bare or under `tokens`. */
export function readTokens(raw: unknown): Tokens {
  const given = { ...rawRecord(raw), ...rawRecord(rawRecord(raw).tokens) };
  const tokens = { access: text(given.access), refresh: text(given.refresh) };
  if (tokens.access === '' || tokens.refresh === '')
    throw new Unreadable('The sign-in response carried no tokens.');
  return tokens;
}

/** A server without rotation sends no new refresh token. */
export function readRefreshed(raw: unknown): RefreshedTokens {
  const given = { ...rawRecord(raw), ...rawRecord(rawRecord(raw).tokens) };
  const access = text(given.access);
  if (access === '') throw new Unreadable('The refresh response carried no access token.');
  const refresh = text(given.refresh);
  return refresh === '' ? { access } : { access, refresh };
}

/** Without its id, a sign-in could not be ended. */
function readOwnSignIn(given: RawRecord): OwnSignIn {
  const read = ownSignInRecord(given);
  if (read.public_id === '') throw new Unreadable('A sign-in could not be read.');
  return read;
}

export const readOwnSignIns = eachIn(['sign_ins', 'results'], readOwnSignIn);
