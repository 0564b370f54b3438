import { withQuery } from './query.ts';

/** Query parameters of the sign-in page (SPEC-A 2, login). */
export interface LoginQuery {
  readonly next?: string;
  readonly registered?: boolean;
  readonly passwordReset?: boolean;
  /** Fills in the email. It is a fragment, which no server sees and no log keeps. */
  readonly email?: string;
}

/** Addresses of the member portal (SPEC-A 7.2). */
export const portalPaths = {
  login: ({ next, registered, passwordReset, email }: LoginQuery = {}) => {
    const page = withQuery('/login', {
      next,
      registered: registered ? 'true' : undefined,
      passwordReset: passwordReset ? 'success' : undefined,
    });
    return email ? `${page}#email=${encodeURIComponent(email)}` : page;
  },
  register: (query: { next?: string } = {}) => withQuery('/register', query),
  forgotPassword: () => '/forgot-password',
  resetPassword: ({ uid, token }: { uid: string; token: string }) =>
    `/reset-password/${encodeURIComponent(uid)}/${encodeURIComponent(token)}`,
  /** Signs the waiver without a sign-in; the studio gives the link. */
  sign: ({ token }: { token: string }) => `/sign/${encodeURIComponent(token)}`,
  /** Pays without a sign-in; the studio gives the link. */
  pay: ({ token }: { token: string }) => `/pay/${encodeURIComponent(token)}`,
  /** Unlocks a device that was handed over. */
  unlock: () => '/unlock',
  feed: () => '/feed',
  /** The chat, or one of its rooms: a session's room or a direct conversation. */
  testChat: (room: { session?: string; person?: string } = {}) => withQuery('/test-chat', room),
  notifications: () => '/notifications',
  /** An invisible page that the public site frames to find out who is signed in. */
  sessionBridge: () => '/session-bridge',
  dashboard: {
    /**
     * With filters of the schedule (`ScheduleFilters`), the list shows what matches. `join`: the session to register for with a new
     * membership, as soon as the waiver is accepted.
     */
    home: (query: Readonly<Record<string, string>> = {}) => withQuery('/dashboard', query),
    /** `registered`: the session that the member has just registered for. */
    training: (query: { registered?: string } = {}) => withQuery('/dashboard/training', query),
    /** `session`: the entry or offer to show first. */
    waitlist: (query: { session?: string } = {}) => withQuery('/dashboard/waitlist', query),
    /** `pay`: opens the payment of the next open amount. */
    session: (public_id: string, query: { pay?: '1' } = {}) =>
      withQuery(`/dashboard/session/${encodeURIComponent(public_id)}`, query),
    profileEdit: () => '/dashboard/profile-edit',
    emergencyContacts: () => '/dashboard/emergency-contacts',
    billingAddress: () => '/dashboard/billing-address',
    changePassword: () => '/dashboard/change-password',
    waiver: () => '/dashboard/waiver',
    /** `plan`: buying this one. */
    membership: (query: { plan?: string; code?: string } = {}) => withQuery('/dashboard/membership', query),
    /** Redeems a gift card. */
    gift: () => '/dashboard/gift',
    /** `plan`: buying this pack. */
    passes: (query: { plan?: string } = {}) => withQuery('/dashboard/passes', query),
    /** The studio credit, and where it came from. */
    credit: () => '/dashboard/credit',
    /** What the desk scans. */
    pass: () => '/dashboard/pass',
    deleteAccount: () => '/dashboard/delete-account',
  },
} as const;

/** The path patterns of all screens of the portal, in the syntax of its router. */
export const portalScreenPaths = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/reset-password/:uid/:token',
  '/sign/:token',
  '/pay/:token',
  '/unlock',
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
  '/dashboard/membership',
  '/dashboard/gift',
  '/dashboard/passes',
  '/dashboard/credit',
  '/dashboard/pass',
  '/dashboard/delete-account',
  '/test-chat',
  '/notifications',
] as const;

export type PortalScreenPath = (typeof portalScreenPaths)[number];
