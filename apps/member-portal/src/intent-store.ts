import { newIntent } from '@detroit-well/api-client';

const prefix = 'intent:';

/**
 * The idempotency key of one intent, for example "register for this session". It outlives retries and reloads, so that
 * asking again after a lost answer cannot do the thing twice; other details make it another intent.
 */
export function intentKey(name: string, details: unknown): string {
  const wanted = JSON.stringify(details);
  const kept = read(name);
  if (kept && kept.details === wanted) return kept.key;
  const key = newIntent();
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify({ key, details: wanted }));
  } catch {
    // Without storage the key lives as long as this attempt; the server still keeps it single.
  }
  return key;
}

/** The answer is known: the next press is a new intent. */
export function settleIntent(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name);
  } catch {
    // Nothing was kept.
  }
}

function read(name: string): { key: string; details: string } | null {
  try {
    const text = sessionStorage.getItem(prefix + name);
    // Written by intentKey above, in this tab.
    return text ? (JSON.parse(text) as { key: string; details: string }) : null;
  } catch {
    return null;
  }
}
