import { portalPaths } from './paths/portal-paths.ts';
import { sitePaths } from './paths/site-paths.ts';

/** Every address of both apps. Addresses are built here and typed nowhere else. */
export const paths = { ...sitePaths, ...portalPaths } as const;

/** An address on the public site as a whole: `siteUrl(origin, paths.training())`. */
export function siteUrl(origin: string, path: string): string {
  return new URL(path, origin).href;
}

/** An address on the portal as a whole: `portalUrl(origin, paths.login())`. */
export function portalUrl(origin: string, path: string): string {
  return new URL(path, origin).href;
}

export type { BlogFilters, SessionAddress } from './paths/site-paths.ts';
export type { LoginQuery } from './paths/portal-paths.ts';
export {
  authPrefixes,
  isUnder,
  isUnderAny,
  ownerOf,
  protectedPrefixes,
  signInPrefixes,
} from './paths/owners.ts';
export type { Owner } from './paths/owners.ts';
export { safeNext } from './paths/safe-next.ts';
export type { NextPlace, Origins } from './paths/safe-next.ts';
