import { officePaths } from './office-paths.ts';

/**
 * The web apps. Site and portal redirect a path that the other one owns to the other origin (SPEC-A 7.2); the portal's server
 * also serves the office.
 */
export type Owner = 'site' | 'portal' | 'office';

/** Protected areas of SPEC-A 2, which require signing in. */
const protectedPrefixes = [
  '/dashboard',
  '/profile',
  '/admin',
  '/settings',
  '/billing',
  '/subscriptions',
  '/account',
  '/training/my-sessions',
] as const;

/** Pages for visitors only; signed-in members are redirected to the dashboard. */
export const authPrefixes = [
  '/login',
  '/register',
  '/signup',
  '/forgot-password',
  '/reset-password',
] as const;

const portalPrefixes = [
  ...authPrefixes,
  '/sign',
  '/pay',
  '/unlock',
  '/feed',
  '/test-chat',
  '/notifications',
  '/session-bridge',
  ...protectedPrefixes,
];

/** True if a path equals the prefix or is below it, in any capitals: `/feed` and `/Feed/x`, but not `/feedback`. */
export function isUnder(pathname: string, prefix: string): boolean {
  return `${pathname.toLowerCase()}/`.startsWith(`${prefix}/`);
}

/** True if a path equals one of these prefixes or is below one. */
export function isUnderAny(pathname: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => isUnder(pathname, prefix));
}

/** Which app a path belongs to. Unknown paths belong to the site, which looks them up as CMS pages. */
export function ownerOf(pathname: string): Owner {
  if (isUnder(pathname, officePaths.home())) return 'office';
  return isUnderAny(pathname, portalPrefixes) ? 'portal' : 'site';
}
