import type { PictureName } from '@detroit-well/art';

/** The skeleton that the document shows before the script loads. */
export type ShellKind = 'auth' | 'member';

/** Source files of the layouts around the screens. */
export const layoutFiles: Readonly<Record<ShellKind, string>> = {
  auth: 'src/layouts/auth-layout.tsx',
  member: 'src/layouts/member-layout.tsx',
};

export interface Screen {
  /** Path pattern in the router's syntax. */
  readonly path: string;
  /** Title of the document until the screen sets its own. */
  readonly title: string;
  /** Source file of the screen, which tells the server the chunk to preload. */
  readonly file: string;
  readonly shell: ShellKind;
  /** The picture of the first view; the shell of the document contains it. */
  readonly picture?: PictureName;
  /** Lines of the heading while the screen loads, if they do not depend on data. */
  readonly headline?: readonly string[];
}

/** Every screen of the portal as plain data. The server uses it for preloads and 404 responses, `routes.tsx` for the routes. */
export const screens = [
  {
    path: '/login',
    title: 'Sign In',
    file: 'src/routes/login/login.tsx',
    shell: 'auth',
    picture: 'login-bridge',
  },
  {
    path: '/register',
    title: 'Create Account',
    file: 'src/routes/register/register.tsx',
    shell: 'auth',
    picture: 'login-bridge',
  },
  {
    path: '/forgot-password',
    title: 'Forgot Password',
    file: 'src/routes/forgot-password/forgot-password.tsx',
    shell: 'auth',
    picture: 'login-bridge',
  },
  {
    path: '/reset-password',
    title: 'Reset Password',
    file: 'src/routes/reset-password/reset-password.tsx',
    shell: 'auth',
    picture: 'login-bridge',
  },
  {
    path: '/reset-password/:uid/:token',
    title: 'Reset Password',
    file: 'src/routes/reset-password/reset-password.tsx',
    shell: 'auth',
    picture: 'login-bridge',
  },
  { path: '/feed', title: 'Your Feed', file: 'src/routes/feed/feed.tsx', shell: 'member' },
  {
    path: '/dashboard',
    title: 'Dashboard',
    file: 'src/routes/dashboard/dashboard.tsx',
    shell: 'member',
    picture: 'dash-next',
    headline: ['Welcome', 'Back'],
  },
  {
    path: '/dashboard/training',
    title: 'My Trainings',
    file: 'src/routes/my-trainings/my-trainings.tsx',
    shell: 'member',
    picture: 'dash-next',
    headline: ['My Trainings'],
  },
  {
    path: '/dashboard/waitlist',
    title: 'Waitlist',
    file: 'src/routes/waitlist/waitlist.tsx',
    shell: 'member',
  },
  {
    path: '/dashboard/session/:id',
    title: 'Your session',
    file: 'src/routes/session/session.tsx',
    shell: 'member',
  },
  {
    path: '/dashboard/profile-edit',
    title: 'Profile Settings',
    file: 'src/routes/profile-edit/profile-edit.tsx',
    shell: 'member',
  },
  {
    path: '/dashboard/emergency-contacts',
    title: 'Emergency Contacts',
    file: 'src/routes/emergency-contacts/emergency-contacts.tsx',
    shell: 'member',
  },
  {
    path: '/dashboard/billing-address',
    title: 'Billing Address',
    file: 'src/routes/billing-address/billing-address.tsx',
    shell: 'member',
  },
  {
    path: '/dashboard/change-password',
    title: 'Change Password',
    file: 'src/routes/change-password/change-password.tsx',
    shell: 'member',
  },
  {
    path: '/dashboard/waiver',
    title: 'Waiver and Consent',
    file: 'src/routes/waiver/waiver.tsx',
    shell: 'member',
  },
  { path: '/test-chat', title: 'Chat', file: 'src/routes/chat/chat.tsx', shell: 'member' },
] as const satisfies readonly Screen[];

export type ScreenPath = (typeof screens)[number]['path'];

/** Returns the screen at a path, or undefined when the portal has none. */
export function screenAt(pathname: string): Screen | undefined {
  const parts = segments(pathname);
  return screens.find((screen) => {
    const pattern = segments(screen.path);
    return (
      pattern.length === parts.length &&
      pattern.every((part, index) => part.startsWith(':') || part === parts[index])
    );
  });
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}
