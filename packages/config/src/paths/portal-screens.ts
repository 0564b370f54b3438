/** The path patterns of all screens of the portal, in the syntax of its router. */
export const portalScreenPaths = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/reset-password/:uid/:token',
  '/feed',
  '/dashboard',
  '/dashboard/training',
  '/dashboard/waitlist',
  '/dashboard/session/:id',
  '/dashboard/profile-edit',
  '/dashboard/emergency-contacts',
  '/dashboard/billing-address',
  '/dashboard/change-password',
  '/dashboard/waiver',
  '/test-chat',
] as const;

export type PortalScreenPath = (typeof portalScreenPaths)[number];
