const name = 'theme';
const aYear = 31_536_000;

/**
 * The stored choice: `light`, `dark`, `system`, or null for none. The cookie of the common domain takes precedence, so
 * that site and portal agree; storage is the fallback when cookies are blocked.
 */
export function storedTheme(): string | null {
  try {
    return /(?:^|; )theme=(\w+)/.exec(document.cookie)?.[1] ?? localStorage.getItem(name);
  } catch {
    // Both may be blocked; then the device setting applies.
    return null;
  }
}

/** Stores a choice, for both origins where the browser allows it. */
export function keepTheme(choice: string): void {
  try {
    keepCookie(choice);
    // Notifies other tabs of this origin.
    localStorage.setItem(name, choice);
  } catch {
    // Private windows may block storage; the page still changes.
  }
}

/** Sets the cookie on the widest domain the browser accepts: it rejects `com` but accepts `example.com`. */
function keepCookie(choice: string): void {
  const parts = location.hostname.split('.');
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (let from = parts.length - 2; from >= 0; from -= 1) {
    const domain = parts.slice(from).join('.');
    document.cookie = `${name}=${choice}; Domain=${domain}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`;
    if (document.cookie.includes(`${name}=${choice}`)) return;
  }
  document.cookie = `${name}=${choice}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`;
}
