import type { ComponentType, ReactNode } from 'react';
import { createRouter } from './router/create-router.ts';
import { membersOnly, visitorsOnly } from './router/guards.ts';
import type { RouteGroup, ScreenRoute } from './router/route-table.ts';
import type { ScreenPath } from './screens.ts';

/** A route whose screen file is fetched when it is first shown. The server knows the same paths. */
function screen(path: ScreenPath, load: () => Promise<{ Screen: ComponentType }>): ScreenRoute {
  return { path, load };
}

const authLayout = async () => (await import('./layouts/auth-layout.tsx')).AuthLayout;
const memberLayout = async () => (await import('./layouts/member-layout.tsx')).MemberLayout;
const noLayout = async () => Bare;

function Bare({ children }: { children: ReactNode }) {
  return children;
}

/** All routes of the portal. */
export const routes: readonly RouteGroup[] = [
  {
    shell: 'auth',
    loadLayout: authLayout,
    guard: visitorsOnly,
    screens: [
      screen('/login', () => import('./routes/login/login.tsx')),
      screen('/register', () => import('./routes/register/register.tsx')),
      screen('/forgot-password', () => import('./routes/forgot-password/forgot-password.tsx')),
    ],
  },
  {
    shell: 'auth',
    loadLayout: authLayout,
    screens: [
      screen('/reset-password', () => import('./routes/reset-password/reset-password.tsx')),
      screen('/reset-password/:uid/:token', () => import('./routes/reset-password/reset-password.tsx')),
    ],
  },
  {
    shell: 'member',
    loadLayout: memberLayout,
    guard: membersOnly,
    screens: [
      screen('/feed', () => import('./routes/feed/feed.tsx')),
      screen('/dashboard', () => import('./routes/dashboard/dashboard.tsx')),
      screen('/dashboard/training', () => import('./routes/my-trainings/my-trainings.tsx')),
      screen('/dashboard/waitlist', () => import('./routes/waitlist/waitlist.tsx')),
      screen('/dashboard/session/:id', () => import('./routes/session/session.tsx')),
      screen('/dashboard/profile-edit', () => import('./routes/profile-edit/profile-edit.tsx')),
      screen(
        '/dashboard/emergency-contacts',
        () => import('./routes/emergency-contacts/emergency-contacts.tsx'),
      ),
      screen('/dashboard/billing-address', () => import('./routes/billing-address/billing-address.tsx')),
      screen('/dashboard/change-password', () => import('./routes/change-password/change-password.tsx')),
      screen('/dashboard/waiver', () => import('./routes/waiver/waiver.tsx')),
      screen('/test-chat', () => import('./routes/chat/chat.tsx')),
    ],
  },
  {
    shell: 'none',
    loadLayout: noLayout,
    guard: async (url) => (await import('./router/elsewhere.ts')).elsewhere(url),
    screens: [{ path: '*', load: () => import('./routes/not-found/not-found.tsx') }],
  },
];

export const router = createRouter(routes);
