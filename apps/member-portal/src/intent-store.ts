import { isApiError, isUnknownOutcome, newIntent } from '@detroit-well/api-client';
import { readTabValue, writeTabValue } from './tab-storage.ts';

const prefix = 'intent:';

interface Kept {
  readonly key: string;
  readonly details: string;
  /** See `carriedWith`. */
  readonly carried?: string;
}

/**
 * The idempotency key of one intent, for example "register for this session". It outlives retries and reloads, so that
 * asking again after a lost answer cannot do the thing twice; other details make it another intent.
 */
export function intentKey(name: string, details: unknown): string {
  const wanted = JSON.stringify(details);
  const kept = read(name);
  if (kept && kept.details === wanted) return kept.key;
  const key = newIntent();
  write(name, { key, details: wanted });
  return key;
}

/**
 * What the tries of an intent carry beside its details: found once and kept with the key, because a key with another body
 * is refused.
 */
export async function carriedWith(name: string, key: string, find: () => Promise<string>): Promise<string> {
  const known = read(name);
  if (known?.key === key && known.carried !== undefined) return known.carried;
  const found = await find();
  // Meanwhile another try may have found it, or another intent begun.
  const kept = read(name);
  if (kept?.key !== key) return found;
  const carried = kept.carried ?? found;
  write(name, { ...kept, carried });
  return carried;
}

/** Nobody signed in, or too many requests: this try was not looked at, so what an earlier one did is as unknown as before. */
const unseen: readonly (number | undefined)[] = [401, 429];

/** Whether a try ended with what it did still unknown, so that the next one has to carry the same key. */
export function leavesOpen(error: unknown): boolean {
  return isUnknownOutcome(error) || (isApiError(error) && unseen.includes(error.status));
}

/** The answer is known, unless `error` says otherwise: the next press is a new intent. */
export function settleIntent(name: string, error?: unknown): void {
  if (!leavesOpen(error)) writeTabValue(prefix + name, null);
}

// Without storage the key lives as long as this attempt; the server still keeps it single.
const write = (name: string, kept: Kept): void => writeTabValue(prefix + name, kept);

// Written above, in this tab.
const read = (name: string) => readTabValue(prefix + name) as Kept | null;
