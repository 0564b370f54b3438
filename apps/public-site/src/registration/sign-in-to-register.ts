import { paths, portalUrl } from '@detroit-well/config/paths';
import type { PageContext } from '../page.ts';
import { registerHref } from '../sessions/register-href.ts';
import type { SessionSummary } from '../sessions/session-view.ts';

/** The portal's sign-in page, which returns to the session with its panel open. */
export const signInToRegisterHref = (
  { portalUrl: portal }: Pick<PageContext, 'portalUrl'>,
  session: Pick<SessionSummary, 'href'>,
): string => portalUrl(portal, paths.login({ next: registerHref(session) }));
