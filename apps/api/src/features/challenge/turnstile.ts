import type { ChallengeSettings } from '@detroit-well/config/env';
import { problem } from '../../platform/calls/problem.ts';
import type { HumanCheck } from './human-check.ts';

const limitMs = 8_000;

type Turnstile = Extract<ChallengeSettings, { provider: 'turnstile' }>;

/** The errors of Cloudflare that a visitor causes, with the problem to tell them. */
const visitorErrors = new Map<unknown, 'challenge_failed' | 'challenge_expired'>([
  ['timeout-or-duplicate', 'challenge_expired'],
  ['missing-input-response', 'challenge_failed'],
  ['invalid-input-response', 'challenge_failed'],
]);
/** The error of Cloudflare that it causes itself. All others, such as `invalid-input-secret`, come from the settings. */
const theirError = 'internal-error';

/**
 * Verifies tokens with Cloudflare, which accepts each token only once. A token counts only for a page of `hostnames` and for
 * the action of its form; a front end that names no action may send it with any form.
 */
export function createTurnstileCheck(
  { secretKey, verifyUrl }: Pick<Turnstile, 'secretKey' | 'verifyUrl'>,
  hostnames: readonly string[],
): HumanCheck {
  let misconfigured = false;

  /** The visitor can do nothing about it: they read that the service is unavailable, the operator why, in the log. */
  function unavailable(why: string) {
    return Object.assign(problem('unavailable'), { cause: new Error(`Turnstile: ${why}`) });
  }
  function misconfiguration(why: string) {
    misconfigured = true;
    return unavailable(why);
  }

  return {
    isMisconfigured: () => misconfigured,
    spend: async (_db, token, { address, action }) => {
      const body = new URLSearchParams({ secret: secretKey, response: token ?? '', remoteip: address });
      const verdict = await ask(verifyUrl, body);
      if (verdict === undefined) throw unavailable(`no verdict from ${verifyUrl}`);
      if (verdict.success !== true) {
        const errors: readonly unknown[] = Array.isArray(verdict['error-codes'])
          ? verdict['error-codes']
          : [];
        const code = errors.map((error) => visitorErrors.get(error)).find((known) => known !== undefined);
        if (code !== undefined) throw problem(code, { turnstile_token: [problem(code).message] });
        if (errors.includes(theirError)) throw unavailable(theirError);
        throw misconfiguration(
          `${errors.join(', ') || 'refused without a reason'}; check TURNSTILE_SECRET_KEY and TURNSTILE_VERIFY_URL`,
        );
      }
      const { hostname, action: solvedFor } = verdict;
      if (typeof hostname !== 'string' || !hostnames.includes(hostname.toLowerCase()))
        throw misconfiguration(
          `the check was solved on ${String(hostname)}, not on ${hostnames.join(' or ')}; check TURNSTILE_HOSTNAMES`,
        );
      if (typeof solvedFor === 'string' && solvedFor !== '' && solvedFor !== action)
        throw problem('challenge_failed', { turnstile_token: [problem('challenge_failed').message] });
      misconfigured = false;
    },
  };
}

interface Verdict {
  readonly success?: unknown;
  readonly 'error-codes'?: unknown;
  readonly hostname?: unknown;
  readonly action?: unknown;
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
