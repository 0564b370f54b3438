import { officePaths } from './paths/office-paths.ts';
import { portalPaths } from './paths/portal-paths.ts';
import { sitePaths } from './paths/site-paths.ts';

/** Builds every URL of the apps. Other code must not write paths as literals. */
export const paths = { ...sitePaths, ...portalPaths, office: officePaths } as const;

/** An absolute URL on the public site: `siteUrl(origin, paths.training())`. */
export function siteUrl(origin: string, path: string): string {
  return new URL(path, origin).href;
}

/** An absolute URL on the portal: `portalUrl(origin, paths.login())`. */
export function portalUrl(origin: string, path: string): string {
  return new URL(path, origin).href;
}

export { officeScreenPaths } from './paths/office-paths.ts';
export type { OfficeScreenPath } from './paths/office-paths.ts';
export { portalScreenPaths } from './paths/portal-paths.ts';
export type { PortalScreenPath } from './paths/portal-paths.ts';
export { ownerOf } from './paths/owners.ts';
export type { Owner } from './paths/owners.ts';
export { isSafeHref } from './paths/is-safe-href.ts';
export { withoutMailTail } from './paths/mail-tail.ts';
export { safeNext } from './paths/safe-next.ts';
