import { isRecord } from '../contract/definition/lenient.ts';
import { parse } from './parse.ts';

/** Time limit of the lookup in milliseconds (SPEC-B 7.9). */
const timeLimitMs = 1_500;

const unknown = 'unknown';
const octet = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const ipv4 = new RegExp(String.raw`^${octet}(?:\.${octet}){3}$`);
/**
 * Characters of an IPv6 address, also with an embedded IPv4 address; the longest has 45. The URL parser then validates it.
 */
const ipv6 = /^[\da-f:.]{2,45}$/i;

function isAddress(text: string): boolean {
  return ipv4.test(text) || (ipv6.test(text) && text.includes(':') && URL.canParse(`http://[${text}]/`));
}

/**
 * The public address of this device as the service at `url` reports it, in plain text or as JSON with `ip`.
 *
 * Returns `unknown` without a service, when the response is not an address, and after `limitMs`. Never throws.
 */
export async function lookUpAddress(url: string | undefined, limitMs = timeLimitMs): Promise<string> {
  try {
    if (!url) return unknown;
    const reply = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // A cached reply may be from another network.
      cache: 'no-store',
      signal: AbortSignal.timeout(limitMs),
    });
    if (!reply.ok) return unknown;
    const text = (await reply.text()).trim();
    const json = parse(text);
    const address = isRecord(json) ? json.ip : text;
    return typeof address === 'string' && isAddress(address.trim()) ? address.trim() : unknown;
  } catch {
    return unknown;
  }
}
