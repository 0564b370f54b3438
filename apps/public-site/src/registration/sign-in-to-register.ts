import { paths, portalUrl } from '@detroit-well/config/paths';
import type { PageContext } from '../page.ts';
import { registerHref } from '../sessions/register-href.ts';
import type { SessionSummary } from '../sessions/session-view.ts';

/** The portal's sign-in page, which returns to the session with its panel open, and with the promo code that was typed. */
export const signInToRegisterHref = (
  { portalUrl: portal }: Pick<PageContext, 'portalUrl'>,
  session: Pick<SessionSummary, 'href'>,
  code = '',
): string => {
  const next = registerHref(session);
  return portalUrl(portal, paths.login({ next: code ? `${next}&code=${encodeURIComponent(code)}` : next }));
};
