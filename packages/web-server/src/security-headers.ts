/** The frames of Stripe that open a wallet. */
const walletFrames = '"https://js.stripe.com" "https://*.js.stripe.com"';

/**
 * Headers of every response, besides the content security policy of documents. With `stripe`, its frames may ask for payments,
 * and a wallet's own window keeps its connection to the frame that opened it.
 */
export function securityHeaders(https: boolean, stripe: boolean): Readonly<Record<string, string>> {
  const payment = stripe ? `(self ${walletFrames})` : '(self)';
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': stripe ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=${payment}, browsing-topics=()`,
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/**
 * Headers that guard documents. A page loads dozens of built files, and each would carry half a kilobyte of them: a script, style,
 * font or picture needs only `nosniff` and the policy for other origins.
 */
export const documentOnlyHeaders = [
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'strict-transport-security',
  'reporting-endpoints',
  'x-request-id',
] as const;
