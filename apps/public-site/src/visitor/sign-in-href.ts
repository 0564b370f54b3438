import { paths, portalUrl } from '@detroit-well/config/paths';
import type { PageContext } from '../page.ts';

/** The portal's sign-in page, which returns to this page (SPEC-A 7.10). */
export function signInHref({ portalUrl: portal, here }: Pick<PageContext, 'portalUrl' | 'here'>): string {
  return portalUrl(portal, paths.login({ next: here }));
}
