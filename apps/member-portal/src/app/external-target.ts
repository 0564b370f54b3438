import { ownerOf } from '@detroit-well/config/paths';
import { redirectFor } from '@detroit-well/config/redirects';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { redirectTo } from '../navigation/redirect-to.ts';
import { readSettings } from '../settings/settings.ts';

/**
 * Redirects a URL that is not a screen of the portal to its canonical path or to the page of the other server. Returns null
 * when there is no such page. The server does the same for documents; this function handles links inside the app.
 */
export function externalTarget({ request, url }: LoaderFunctionArgs) {
  const { apiUrl, publicSiteUrl } = readSettings();
  const other = redirectFor(url);
  const origins = { portal: '', site: publicSiteUrl, api: new URL(apiUrl).origin };
  if (other) return redirectTo(request, origins[other.on] + other.to);
  const owner = ownerOf(url.pathname);
  if (owner === 'portal') return null;
  // The office is another app on this origin.
  if (owner === 'office') return redirectTo(request, location.origin + url.pathname + url.search + url.hash);
  return redirectTo(request, publicSiteUrl + url.pathname + url.search + url.hash);
}
