/** The two web apps. Each sends a path that the other owns to the other's origin (SPEC-A 7.2). */
export type Owner = 'site' | 'portal';

/** Protected areas of SPEC-A 2: signed-out visitors are asked to sign in first. */
export const protectedPrefixes = [
  '/dashboard',
  '/profile',
  '/admin',
  '/settings',
  '/billing',
  '/subscriptions',
  '/account',
  '/training/my-sessions',
] as const;

/** Where a lost session leads to the sign-in page (SPEC-A 6, redirect prefixes on 401). */
export const signInPrefixes = ['/dashboard', '/profile', '/settings', '/admin'] as const;

/** Pages for people who are not signed in yet; signed-in people are sent to the dashboard. */
export const authPrefixes = [
  '/login',
  '/register',
  '/signup',
  '/forgot-password',
  '/reset-password',
] as const;

const portalPrefixes = [...authPrefixes, '/feed', '/test-chat', '/session-bridge', ...protectedPrefixes];

/** Whether a path is the prefix or lies below it: `/feed` and `/feed/x`, never `/feedback`. */
export function isUnder(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}

/** Whether a path is one of these prefixes or lies below one. */
export function isUnderAny(pathname: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => isUnder(pathname, prefix));
}

/** Which app answers a path. What nobody knows belongs to the site, which looks it up as a CMS page. */
export function ownerOf(pathname: string): Owner {
  return isUnderAny(pathname, portalPrefixes) ? 'portal' : 'site';
}
