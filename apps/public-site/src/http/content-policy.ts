import { createHash } from 'node:crypto';

/** `'sha256-…'` of an inline script or style: the only inline code a page may carry. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export interface PolicySources {
  inlineScripts: readonly string[];
  inlineStyles: readonly string[];
  apiOrigin: string;
  /** Where pictures may come from, besides this site. */
  pictureOrigins: readonly string[];
  portalOrigin: string;
  /** The page may ask this service for its own address (SPEC-A 7.17). */
  ipLookupUrl?: string | undefined;
  /** Origin of the error-reporting service, where there is one. */
  reportOrigin?: string | undefined;
  https: boolean;
}

// Third parties that the API's configuration may bring: the bot check and the card fields.
const challengeHost = 'https://challenges.cloudflare.com';
const stripeHost = 'https://js.stripe.com';

/**
 * The content policy of every document. Hashes rather than nonces, because shared caches keep the same document for
 * everybody. Style attributes carry the numbers of meters, never words from outside.
 */
export function contentPolicy(sources: PolicySources): string {
  const scripts = sources.inlineScripts.map(sourceHash);
  const styles = sources.inlineStyles.map(sourceHash);
  const outside = [challengeHost, stripeHost];
  const lookup = sources.ipLookupUrl ? [new URL(sources.ipLookupUrl).origin] : [];
  const reports = sources.reportOrigin ? [sources.reportOrigin] : [];
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...outside],
    'style-src': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...sources.pictureOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", sources.apiOrigin, 'https://api.stripe.com', ...lookup, ...reports],
    'frame-src': [sources.portalOrigin, ...outside, 'https://hooks.stripe.com'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'trusted-types': ['default', 'api-html'],
    'require-trusted-types-for': ["'script'"],
    ...(sources.https ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(rules)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Headers of every answer, besides the content policy of documents. */
export function plainHeaders(https: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), browsing-topics=()',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
