import type { RefreshedTokens, Tokens } from '../types/auth.ts';
import { rawRecord, text } from '../definition/lenient.ts';
import { Unreadable } from '../definition/unreadable.ts';

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
