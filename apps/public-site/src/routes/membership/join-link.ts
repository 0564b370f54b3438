import { codeInAddress } from '@detroit-well/booking/promo-code/address';
import { paths, portalUrl } from '@detroit-well/config/paths';
import type { PageContext } from '../../page.ts';
import { joinQuery } from '../../sessions/register-href.ts';
import type { Visitor } from '../../visitor/visitor.ts';
import type { PlanPrice } from './loader.ts';

/** The version, with the promo code of this page's address. */
const withCode = (plan: string, code: string): { readonly plan: string; readonly code?: string } =>
  code === '' ? { plan } : { plan, code };

/** Where a member buys the version that stands on this page, also if the plan changes meanwhile. */
export const joinInPortal = (
  { portalUrl: portal }: Pick<PageContext, 'portalUrl'>,
  version: string,
  code = codeInAddress(),
): string => portalUrl(portal, paths.dashboard.membership(withCode(version, code)));

/** Signs in first, and comes back to the choice. */
export const signInToJoin = (
  { portalUrl: portal }: Pick<PageContext, 'portalUrl'>,
  version: string,
): string =>
  portalUrl(portal, paths.login({ next: paths.dashboard.membership(withCode(version, codeInAddress())) }));

/** This page with the panel open. */
export const joinHere = (version: string, code = codeInAddress()): string =>
  `${paths.membership(withCode(version, code))}&${joinQuery}`;

/** A member joins in the portal, a visitor here. `code`: of the page as it arrives, whose links may be tapped before any script. */
export const joinHref = (
  { versionId }: Pick<PlanPrice, 'versionId'>,
  context: Pick<PageContext, 'portalUrl'>,
  visitor: Visitor,
  code: string,
): string => (visitor.kind === 'member' ? joinInPortal(context, versionId, code) : joinHere(versionId, code));
