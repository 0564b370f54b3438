import { isIP } from 'node:net';
import type { EnvReader } from './reader.ts';

const names = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * The proxies whose `X-Forwarded-For` header is trusted (`TRUSTED_PROXIES`): addresses, CIDRs or named ranges. Empty by
 * default (ADR-031).
 */
export function readTrustedProxies(env: EnvReader): readonly string[] {
  const value = env.optional('TRUSTED_PROXIES');
  if (value === undefined || value === 'none') return [];
  const proxies = value.split(',').map((proxy) => proxy.trim());
  if (!proxies.every((proxy) => names.includes(proxy) || isAddressOrRange(proxy))) {
    env.problem(
      `TRUSTED_PROXIES must be none, or addresses, CIDRs, ${names.join(', ')} parted by commas, not ${JSON.stringify(value)}`,
    );
  }
  return proxies;
}

/** Rejects /0: any client could then claim any address. */
function isAddressOrRange(text: string): boolean {
  const [, address = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0) return false;
  return bits === undefined || (Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128));
}
