/**
 * Trusted Types (Session, residual risk): no text becomes markup or a script's address except through these two.
 * Browsers without Trusted Types just use the text.
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

/** Third parties that come by configuration; nothing else may become the address of a script. */
const scriptHosts = new Set(['https://challenges.cloudflare.com', 'https://js.stripe.com']);

function allowedScript(url: string): string {
  if (scriptHosts.has(new URL(url, location.href).origin)) return url;
  throw new TypeError(`No script may come from ${url}`);
}

const policies = typeof window === 'undefined' ? undefined : window.trustedTypes;
policies?.createPolicy('default', { createScriptURL: allowedScript });
// What the API serves as HTML was sanitised when it was written; the name marks every place that relies on it.
const apiHtml = policies?.createPolicy('api-html', { createHTML: (text) => text });

/** HTML of the API, as the browser's sinks take it. */
export function trustedHtml(html: string): string {
  return apiHtml ? apiHtml.createHTML(html) : html;
}
