import { ownerOf } from '@detroit-well/config/paths';
import { redirectFor } from '@detroit-well/config/redirects';
import { readSettings } from '../settings/settings.ts';

/**
 * Handles a URL that is not a screen of the portal. Returns its canonical path in the portal, or opens the page of the other
 * server and returns null. The server does the same for documents; this function handles links inside the app.
 */
export function externalTarget(url: URL): string | null {
  const { apiUrl, publicSiteUrl } = readSettings();
  const other = redirectFor(url);
  if (other?.on === 'portal') return other.to;
  if (other) {
    location.replace((other.on === 'site' ? publicSiteUrl : new URL(apiUrl).origin) + other.to);
  } else if (ownerOf(url.pathname) === 'site') {
    location.replace(publicSiteUrl + url.pathname + url.search + url.hash);
  }
  return null;
}
