import type { PictureName } from '@detroit-well/art';
import type { PortalScreenPath } from '@detroit-well/config/paths';
import { membersOnly, visitorsOnly } from '../router/guards.ts';
import { matchPath } from '../router/route-table.ts';
import type { Layout, ScreenRoute, ShellKind } from '../router/route-table.ts';

/** The layouts around the screens: how the browser loads one, and the source file that the server preloads. */
export const layouts: Readonly<
  Record<ShellKind, { readonly file: string; readonly load: () => Promise<Layout> }>
> = {
  auth: {
    file: 'src/layouts/auth-layout.tsx',
    load: async () => (await import('../layouts/auth-layout.tsx')).AuthLayout,
  },
  member: {
    file: 'src/layouts/member-layout.tsx',
    load: async () => (await import('../layouts/member-layout.tsx')).MemberLayout,
  },
};

export interface Screen extends ScreenRoute {
  readonly path: PortalScreenPath;
  /** Title of the document until the screen sets its own. */
  readonly title: string;
  /** Name of the screen's folder and file, which tell the server the chunk to preload. */
  readonly name: string;
  readonly shell: ShellKind;
  /** The picture of the first view; the shell of the document contains it. */
  readonly picture?: PictureName;
  /** Lines of the heading while the screen loads, if they do not depend on data. */
  readonly headline?: readonly string[];
}

/**
 * Every screen of the portal. The browser's router reads path, guard and files; the server reads title, preload, picture and
 * headline, and never loads a screen.
 */
export const screens: readonly Screen[] = [
  {
    path: '/login',
    title: 'Sign In',
    name: 'login',
    load: () => import('../routes/login/login.tsx'),
    shell: 'auth',
    guard: visitorsOnly,
    picture: 'login-bridge',
  },
  {
    path: '/register',
    title: 'Create Account',
    name: 'register',
    load: () => import('../routes/register/register.tsx'),
    thirdParties: ['turnstile'],
    shell: 'auth',
    guard: visitorsOnly,
    picture: 'login-bridge',
  },
  {
    path: '/forgot-password',
    title: 'Forgot Password',
    name: 'forgot-password',
    load: () => import('../routes/forgot-password/forgot-password.tsx'),
    shell: 'auth',
    guard: visitorsOnly,
    picture: 'login-bridge',
  },
  {
    path: '/reset-password',
    title: 'Reset Password',
    name: 'reset-password',
    load: () => import('../routes/reset-password/reset-password.tsx'),
    shell: 'auth',
    picture: 'login-bridge',
  },
  {
    path: '/reset-password/:uid/:token',
    title: 'Reset Password',
    name: 'reset-password',
    load: () => import('../routes/reset-password/reset-password.tsx'),
    shell: 'auth',
    picture: 'login-bridge',
  },
  {
    path: '/feed',
    title: 'Your Feed',
    name: 'feed',
    load: () => import('../routes/feed/feed.tsx'),
    shell: 'member',
    guard: membersOnly,
  },
  {
    path: '/dashboard',
    title: 'Dashboard',
    name: 'dashboard',
    load: () => import('../routes/dashboard/dashboard.tsx'),
    thirdParties: ['stripe'],
    shell: 'member',
    guard: membersOnly,
    picture: 'dash-next',
    headline: ['Welcome', 'Back'],
  },
  {
    path: '/dashboard/training',
    title: 'My Trainings',
    name: 'my-trainings',
    load: () => import('../routes/my-trainings/my-trainings.tsx'),
    shell: 'member',
    guard: membersOnly,
    picture: 'dash-next',
    headline: ['My Trainings'],
  },
  {
    path: '/dashboard/waitlist',
    title: 'Waitlist',
    name: 'waitlist',
    load: () => import('../routes/waitlist/waitlist.tsx'),
    thirdParties: ['stripe'],
    shell: 'member',
    guard: membersOnly,
  },
  {
    path: '/dashboard/session/:id',
    title: 'Your session',
    name: 'session',
    load: () => import('../routes/session/session.tsx'),
    thirdParties: ['stripe'],
    shell: 'member',
    guard: membersOnly,
  },
  {
    path: '/dashboard/profile-edit',
    title: 'Profile Settings',
    name: 'profile-edit',
    load: () => import('../routes/profile-edit/profile-edit.tsx'),
    shell: 'member',
    guard: membersOnly,
  },
  {
    path: '/dashboard/emergency-contacts',
    title: 'Emergency Contacts',
    name: 'emergency-contacts',
    load: () => import('../routes/emergency-contacts/emergency-contacts.tsx'),
    shell: 'member',
    guard: membersOnly,
  },
  {
    path: '/dashboard/billing-address',
    title: 'Billing Address',
    name: 'billing-address',
    load: () => import('../routes/billing-address/billing-address.tsx'),
    shell: 'member',
    guard: membersOnly,
  },
  {
    path: '/dashboard/change-password',
    title: 'Change Password',
    name: 'change-password',
    load: () => import('../routes/change-password/change-password.tsx'),
    shell: 'member',
    guard: membersOnly,
  },
  {
    path: '/dashboard/waiver',
    title: 'Waiver and Consent',
    name: 'waiver',
    load: () => import('../routes/waiver/waiver.tsx'),
    shell: 'member',
    guard: membersOnly,
  },
  {
    path: '/test-chat',
    title: 'Chat',
    name: 'chat',
    load: () => import('../routes/chat/chat.tsx'),
    shell: 'member',
    guard: membersOnly,
  },
];

/** The source file of a screen, as the manifest of the build names it. */
export const screenFile = ({ name }: Screen): string => `src/routes/${name}/${name}.tsx`;

/** Returns the screen at a path, or undefined when the portal has none. */
export function screenAt(pathname: string): Screen | undefined {
  return screens.find(({ path }) => matchPath(path, pathname));
}
