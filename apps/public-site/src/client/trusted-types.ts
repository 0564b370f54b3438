/**
 * Trusted Types (Session, residual risk): text becomes markup or a script URL only through these two functions. Browsers
 * without Trusted Types use the text as is.
 */

interface Policies {
  createPolicy: (
    name: string,
    rules: { createHTML?: (text: string) => string; createScriptURL?: (url: string) => string },
  ) => {
    createHTML: (text: string) => string;
  };
}

declare global {
  interface Window {
    trustedTypes?: Policies;
  }
}

/** Configurable third parties; a script may have no other origin. */
const scriptHosts = new Set(['https://challenges.cloudflare.com', 'https://js.stripe.com']);

function allowedScript(url: string): string {
  if (scriptHosts.has(new URL(url, location.href).origin)) return url;
  throw new TypeError(`No script may come from ${url}`);
}

const policies = typeof window === 'undefined' ? undefined : window.trustedTypes;
policies?.createPolicy('default', { createScriptURL: allowedScript });
// The API sanitizes HTML when it is written. The policy's name marks every place that relies on that.
const apiHtml = policies?.createPolicy('api-html', { createHTML: (text) => text });

/** HTML from the API, in the type that the browser's DOM sinks accept. */
export function trustedHtml(html: string): string {
  return apiHtml ? apiHtml.createHTML(html) : html;
}
