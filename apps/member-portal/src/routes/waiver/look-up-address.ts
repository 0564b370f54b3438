import '../../no-eval.ts';
import * as z from 'zod';

/** How long a signature may wait for the lookup (Decision 2.17). */
const patienceMs = 1_500;

/** IPv4 or IPv6; the longest there is has 45 characters. */
const address = z
  .string()
  .trim()
  .max(45)
  .pipe(z.union([z.ipv4(), z.ipv6()]));
const inJson = z.object({ ip: address });

/**
 * The public address of this device as the service at `url` tells it, in plain text or as JSON with `ip`. `unknown` without
 * a service, and for whatever else comes or does not come within `ms` (Spec B 7.4). Never throws.
 */
export async function lookUpAddress(url: string | undefined, ms = patienceMs): Promise<string> {
  try {
    if (!url) return 'unknown';
    const answer = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // Yesterday's network had another address.
      cache: 'no-store',
      signal: AbortSignal.timeout(ms),
    });
    const told = answer.ok ? await answer.text() : '';
    return told.trimStart().startsWith('{') ? inJson.parse(JSON.parse(told)).ip : address.parse(told);
  } catch {
    return 'unknown';
  }
}
