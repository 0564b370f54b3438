export type Consent = 'accepted' | 'declined';

const name = 'analytics_consent';
/** The consent banner appears again after half a year. */
const maxAgeSeconds = 15_552_000;
const changed = 'consentChanged';

/** The choice stored in this browser; null before the first choice. */
export function readConsent(): Consent | null {
  try {
    const stored = /(?:^|; )analytics_consent=(accepted|declined)(?:;|$)/.exec(document.cookie)?.[1];
    return stored === 'accepted' || stored === 'declined' ? stored : null;
  } catch {
    return null;
  }
}

/**
 * Stores the choice in a cookie for the widest domain that the browser accepts, so that site and portal ask once.
 * Analytics stores nothing before the visitor has chosen.
 */
export function rememberConsent(choice: Consent): void {
  const parts = location.hostname.split('.');
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const rest = `Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
  try {
    // Browsers reject public suffixes; the next narrower domain follows.
    for (let from = Math.max(0, parts.length - 2); from >= 0; from -= 1) {
      document.cookie = `${name}=${choice}; Domain=${parts.slice(from).join('.')}; ${rest}`;
      if (readConsent() === choice) break;
    }
    if (readConsent() !== choice) document.cookie = `${name}=${choice}; ${rest}`;
  } catch {
    // Cookies are blocked: the choice applies to this page only.
  }
  dispatchEvent(new CustomEvent(changed, { detail: choice }));
}

/** Calls `listener` with every new choice; returns an unsubscribe function. */
export function onConsent(listener: (choice: Consent) => void): () => void {
  const onChange = (event: Event): void => {
    if (event instanceof CustomEvent) listener(event.detail === 'accepted' ? 'accepted' : 'declined');
  };
  addEventListener(changed, onChange);
  return () => removeEventListener(changed, onChange);
}
