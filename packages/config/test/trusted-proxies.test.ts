import { expect, test } from 'vitest';
import { readApiSettings, readSiteSettings } from '../src/env.ts';
import { problemsOf } from './problems-of.ts';

test.each([
  [undefined, []],
  ['', []],
  ['none', []],
  ['10.0.0.7', ['10.0.0.7']],
  ['2001:DB8::/32', ['2001:DB8::/32']],
  ['::ffff:10.0.0.7', ['::ffff:10.0.0.7']],
  [' loopback , 10.0.0.0/8,uniquelocal', ['loopback', '10.0.0.0/8', 'uniquelocal']],
])('TRUSTED_PROXIES=%s is parsed as %j', (TRUSTED_PROXIES, expected) => {
  expect(readApiSettings({ TRUSTED_PROXIES }).trustedProxies).toEqual(expected);
  expect(readSiteSettings({ TRUSTED_PROXIES }).trustedProxies).toEqual(expected);
});

test.each([
  'everybody',
  'none,loopback',
  'loopback,',
  'loopback uniquelocal',
  '10.0.0',
  '10.0.0.0/33',
  '10.0.0.0/255.0.0.0',
  '0.0.0.0/0',
  '::/0',
  '::1/129',
  'fe80::1%eth0',
  'proxy.example',
])('TRUSTED_PROXIES=%s is rejected with one sentence', (TRUSTED_PROXIES) => {
  expect(problemsOf({ TRUSTED_PROXIES })).toEqual([
    `TRUSTED_PROXIES must be none, or addresses, CIDRs, loopback, linklocal, uniquelocal parted by commas, not "${TRUSTED_PROXIES}"`,
  ]);
});
