import { ownerOf } from '@detroit-well/config/paths';
import { redirectFor } from '@detroit-well/config/redirects';
import { readSettings } from '../settings.ts';

/**
 * An address that is no screen of the portal: its canonical form, the public site's page, or nothing. The server does
 * the same for documents; this is for links followed inside the app.
 */
export function elsewhere(url: URL): string | null {
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
