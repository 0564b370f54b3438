export type Consent = 'accepted' | 'declined';

const name = 'analytics_consent';
/** Asked again after half a year. */
const maxAgeSeconds = 15_552_000;
const changed = 'consentChanged';

/** The answer this browser remembers; null before the first answer. */
export function readConsent(): Consent | null {
  try {
    const kept = /(?:^|; )analytics_consent=(accepted|declined)(?:;|$)/.exec(document.cookie)?.[1];
    return kept === 'accepted' || kept === 'declined' ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Remembers the answer in a cookie of the widest domain the browser takes, so that site and portal ask once. This is
 * the first thing that analytics stores, and only after the visitor has answered.
 */
export function rememberConsent(answer: Consent): void {
  const parts = location.hostname.split('.');
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const rest = `Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
  try {
    // A browser refuses public suffixes by itself; the narrower domain follows.
    for (let from = Math.max(0, parts.length - 2); from >= 0; from -= 1) {
      document.cookie = `${name}=${answer}; Domain=${parts.slice(from).join('.')}; ${rest}`;
      if (readConsent() === answer) break;
    }
    if (readConsent() !== answer) document.cookie = `${name}=${answer}; ${rest}`;
  } catch {
    // Cookies are forbidden: the answer holds for this page.
  }
  dispatchEvent(new CustomEvent(changed, { detail: answer }));
}

/** Calls `listener` with every new answer; returns how to stop. */
export function onConsent(listener: (answer: Consent) => void): () => void {
  const onChange = (event: Event): void => {
    if (event instanceof CustomEvent) listener(event.detail === 'accepted' ? 'accepted' : 'declined');
  };
  addEventListener(changed, onChange);
  return () => removeEventListener(changed, onChange);
}
