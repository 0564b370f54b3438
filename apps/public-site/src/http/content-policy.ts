import { createHash } from 'node:crypto';

/** `'sha256-…'` of an inline script or style: the only inline code that a page may contain. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export interface PolicySources {
  inlineScripts: readonly string[];
  inlineStyles: readonly string[];
  apiOrigin: string;
  /** Origins of pictures, besides this site. */
  pictureOrigins: readonly string[];
  portalOrigin: string;
  /** The page may look up its own network address at this service (SPEC-A 7.17). */
  ipLookupUrl?: string | undefined;
  /** The origin of the error-reporting service, if there is one. */
  reportOrigin?: string | undefined;
  https: boolean;
}

// Third parties that the API's configuration may add: the human check and the card fields.
const challengeHost = 'https://challenges.cloudflare.com';
const stripeHost = 'https://js.stripe.com';

/**
 * The content security policy of every document. It uses hashes rather than nonces, because shared caches keep the same
 * document for all visitors. Style attributes carry the numbers of meters, never external text.
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

/** Headers of every response, besides the content security policy of documents. */
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
