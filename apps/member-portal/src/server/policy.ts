import { parseDsn } from '@detroit-well/config/telemetry';
import type { ErrorReportingSettings } from '@detroit-well/config/telemetry';

/** Which third parties the content security policy must allow; none with the embedded providers. */
export interface ThirdParties {
  readonly stripe: boolean;
  readonly turnstile: boolean;
}

export interface PolicyOptions {
  readonly apiOrigin: string;
  /** Base of the websocket paths; the page opens websockets only below it. */
  readonly websocketUrl: string;
  readonly thirdParties: ThirdParties;
  /** The service that tells the page its own IP address (SPEC-A 7.17). */
  readonly ipLookupUrl?: string | undefined;
  readonly errorReporting?: ErrorReportingSettings | undefined;
  readonly nonce: string;
  /** Who may frame the page: `'none'`, or the public site for the session bridge. */
  readonly ancestors: string;
}

/** Reads from the environment which providers the API uses (SPEC-B 14). */
export function readThirdParties(env: Readonly<Record<string, string | undefined>>): ThirdParties {
  return { stripe: env.PAYMENTS === 'stripe', turnstile: env.CHALLENGE === 'turnstile' };
}

/** Headers of every response. The policy of documents is separate, because it contains a nonce. */
export const everyAnswer: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/**
 * Returns the content security policy of a document. A foreign script could act as the member, so only our own files and the
 * blocks with the nonce of this response may run.
 */
export function contentPolicy(options: PolicyOptions): string {
  const { apiOrigin, websocketUrl, ipLookupUrl, errorReporting, nonce, ancestors } = options;
  const { stripe, turnstile } = options.thirdParties;
  const scripts = [
    ...(stripe ? ['https://js.stripe.com'] : []),
    ...(turnstile ? ['https://challenges.cloudflare.com'] : []),
  ];
  const frames = [...scripts, ...(stripe ? ['https://hooks.stripe.com'] : [])];
  const dsn = errorReporting?.via === 'sentry' ? parseDsn(errorReporting.dsn) : undefined;
  const connections = [
    ...(stripe ? ['https://api.stripe.com'] : []),
    ...(ipLookupUrl ? [new URL(ipLookupUrl).origin] : []),
    ...(dsn ? [dsn.origin] : []),
  ];
  const directives: (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', ancestors],
    ['script-src', "'self'", `'nonce-${nonce}'`, ...scripts],
    ['style-src', "'self'", `'nonce-${nonce}'`],
    ['img-src', "'self'", 'data:', 'blob:', apiOrigin],
    ['font-src', "'self'"],
    ['connect-src', "'self'", apiOrigin, `${websocketUrl}/ws/chat/`, ...connections],
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
  ];
  // Stripe.js and Turnstile assign script URLs themselves and do not support trusted types.
  if (scripts.length === 0) {
    directives.push(['require-trusted-types-for', "'script'"], ['trusted-types', 'dompurify']);
  }
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Returns the development policy: only the framing rule applies, because the reload client needs the rest. */
export function developmentPolicy(ancestors: string): string {
  return `frame-ancestors ${ancestors}`;
}
