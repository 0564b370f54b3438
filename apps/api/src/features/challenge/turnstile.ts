import type { ChallengeSettings } from '@detroit-well/config/env';
import { problem } from '../../platform/calls/problem.ts';
import type { HumanCheck } from './human-check.ts';

const limitMs = 8_000;

type Turnstile = Extract<ChallengeSettings, { provider: 'turnstile' }>;

/** Verifies tokens with Cloudflare, which accepts each token only once. */
export function createTurnstileCheck({ secretKey, verifyUrl }: Turnstile): HumanCheck {
  return {
    spend: async (_db, token, address) => {
      const body = new URLSearchParams({ secret: secretKey, response: token ?? '', remoteip: address });
      const response = await ask(verifyUrl, body);
      if (response === undefined) throw problem('unavailable');
      if (response.success === true) return;
      const late =
        Array.isArray(response['error-codes']) && response['error-codes'].includes('timeout-or-duplicate');
      const code = late ? 'challenge_expired' : 'challenge_failed';
      throw problem(code, { turnstile_token: [problem(code).message] });
    },
  };
}

interface Verdict {
  readonly success?: unknown;
  readonly 'error-codes'?: unknown;
}

async function ask(url: string, body: URLSearchParams): Promise<Verdict | undefined> {
  try {
    const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(limitMs) });
    const verdict: unknown = await response.json();
    return typeof verdict === 'object' && verdict !== null ? verdict : undefined;
  } catch {
    return undefined;
  }
}
