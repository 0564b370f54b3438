import { redirect } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { ownerOf, redirectFor } from '@detroit-well/config/paths';
import { readSettings } from '../settings.ts';

/**
 * An address that is no screen of the portal: its canonical form, the public site's page, or nothing. The server does
 * the same for documents; this is for links followed inside the app.
 */
export function elsewhere({ request }: LoaderFunctionArgs): null {
  const url = new URL(request.url);
  const { apiUrl, publicSiteUrl } = readSettings();
  const other = redirectFor(url);
  if (other?.on === 'portal') throw redirect(other.to);
  if (other) {
    location.replace((other.on === 'site' ? publicSiteUrl : new URL(apiUrl).origin) + other.to);
  } else if (ownerOf(url.pathname) === 'site') {
    location.replace(publicSiteUrl + url.pathname + url.search + url.hash);
  }
  return null;
}
