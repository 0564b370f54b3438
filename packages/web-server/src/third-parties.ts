import type { ThirdParties } from '@detroit-well/config/env';

interface Hosts {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
}

const hostsOf: Readonly<Record<keyof ThirdParties, Hosts>> = {
  stripe: {
    scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    connections: ['https://api.stripe.com'],
  },
  turnstile: {
    scripts: ['https://challenges.cloudflare.com'],
    frames: ['https://challenges.cloudflare.com'],
    connections: [],
  },
};

/** The origins that the configured third parties need; none with the embedded providers. */
export function thirdPartyHosts(thirdParties: ThirdParties): Hosts {
  const configured = [
    ...(thirdParties.stripe ? [hostsOf.stripe] : []),
    ...(thirdParties.turnstile ? [hostsOf.turnstile] : []),
  ];
  return {
    scripts: configured.flatMap(({ scripts }) => scripts),
    frames: configured.flatMap(({ frames }) => frames),
    connections: configured.flatMap(({ connections }) => connections),
  };
}

/**
 * The inline script with the default policy of Trusted Types: Stripe.js and Turnstile assign script URLs as strings, and only
 * URLs of the configured third parties become scripts. Null without third parties; then no string becomes a script URL.
 */
export function scriptUrlPolicy(thirdParties: ThirdParties): string | null {
  const { scripts } = thirdPartyHosts(thirdParties);
  if (scripts.length === 0) return null;
  return (
    `window.trustedTypes&&trustedTypes.createPolicy('default',{createScriptURL:function(u){` +
    `var o=new URL(u,location.href).origin;` +
    `if(!${JSON.stringify(scripts)}.some(function(s){var h=s.split('*');` +
    `return h[1]?o.startsWith(h[0])&&o.endsWith(h[1]):o===s}))` +
    `throw new TypeError('No script may come from '+u);return u}})`
  );
}
