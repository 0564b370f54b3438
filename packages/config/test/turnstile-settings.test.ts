import { expect, test } from 'vitest';
import { readApiSettings } from '../src/env.ts';
import { problemsOf } from './problems-of.ts';

const turnstile = { CHALLENGE: 'turnstile', TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET_KEY: 'secret' };
const hostnamesOf = (TURNSTILE_HOSTNAMES: string) =>
  readApiSettings({ ...turnstile, TURNSTILE_HOSTNAMES }).challenge;

test('Turnstile is solved on the hosts of the studio unless others are named', () => {
  expect(readApiSettings(turnstile).challenge).toMatchObject({ hostnames: undefined });
  expect(hostnamesOf('WWW.example.com, localhost')).toMatchObject({
    hostnames: ['www.example.com', 'localhost'],
  });
});

test.each(['https://www.example.com', 'www.example.com:443', 'a,,b', 'a b'])(
  'a host name of Turnstile is not %j',
  (TURNSTILE_HOSTNAMES) => {
    expect(problemsOf({ ...turnstile, TURNSTILE_HOSTNAMES })).toEqual([
      `TURNSTILE_HOSTNAMES must be host names such as www.example.com separated by commas, not "${TURNSTILE_HOSTNAMES}"`,
    ]);
  },
);
