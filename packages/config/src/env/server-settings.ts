import { isIP } from 'node:net';
import { z } from 'zod';
import { mustBe } from './read-settings.ts';
import { choice, text } from './values.ts';

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

const listOf = (value: string): readonly string[] =>
  value === 'none' ? [] : value.split(',').map((proxy) => proxy.trim());

/** Rejects /0, which would let every client claim every address. */
function isAddressOrRange(value: string): boolean {
  const [, address = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(value) ?? [];
  const version = isIP(address);
  if (version === 0) return false;
  return bits === undefined || (Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128));
}

const trustedProxies = text
  .refine(
    (value) => listOf(value).every((proxy) => namedRanges.includes(proxy) || isAddressOrRange(proxy)),
    mustBe(`none, or addresses, CIDRs, ${namedRanges.join(', ')} parted by commas`),
  )
  .transform(listOf);

/** The settings of every server, besides its addresses. */
export const serverSettings = z
  .object({
    /** Proxies whose X-Forwarded-For header is trusted: addresses, CIDRs and named ranges (ADR-031). */
    TRUSTED_PROXIES: trustedProxies.default([]),
    LOG_LEVEL: choice('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').default('info'),
  })
  .transform((env) => ({ trustedProxies: env.TRUSTED_PROXIES, logLevel: env.LOG_LEVEL }));
