/**
 * Trusted Types (SPEC-B 15): text becomes markup or a script URL only through this policy, and
 * script URLs only through the one that the document contains if third parties are configured. Browsers without Trusted Types
 * use the text as is.
 */

interface Policies {
  readonly createPolicy: (
    name: string,
    rules: { createHTML: (text: string) => string },
  ) => {
    createHTML: (text: string) => string;
  };
}

declare global {
  interface Window {
    readonly trustedTypes?: Policies;
  }
}

const policies = typeof window === 'undefined' ? undefined : window.trustedTypes;
// Only for HTML that the site's server or the browser has cleaned (api/clean-html.ts, registration/clean-in-browser.ts).
const apiHtml = policies?.createPolicy('api-html', { createHTML: (text) => text });

/** Clean HTML of the API, in the type that the browser's DOM sinks accept. */
export function trustedHtml(html: string): string {
  return apiHtml ? apiHtml.createHTML(html) : html;
}
