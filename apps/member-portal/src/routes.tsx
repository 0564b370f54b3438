import { createBrowserRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { Boundary } from './layouts/boundary.tsx';
import { Root } from './layouts/root.tsx';
import { elsewhere } from './router/elsewhere.ts';
import { membersOnly, visitorsOnly } from './router/guards.ts';
import type { ScreenPath } from './screens.ts';

/** A screen's file, fetched when it is first shown. The path has to be one the server knows too. */
function screen(path: ScreenPath, file: () => Promise<{ Screen: React.ComponentType }>): RouteObject {
  return { path, lazy: async () => ({ Component: (await file()).Screen }) };
}

const always = () => true;

/** The portal's table of contents. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: Boundary,
    HydrateFallback: () => null,
    children: [
      {
        lazy: async () => ({ Component: (await import('./layouts/auth-layout.tsx')).AuthLayout }),
        children: [
          {
            loader: visitorsOnly,
            shouldRevalidate: always,
            children: [
              screen('/login', () => import('./routes/login/login.tsx')),
              screen('/register', () => import('./routes/register/register.tsx')),
              screen('/forgot-password', () => import('./routes/forgot-password/forgot-password.tsx')),
            ],
          },
          screen('/reset-password', () => import('./routes/reset-password/reset-password.tsx')),
          screen('/reset-password/:uid/:token', () => import('./routes/reset-password/reset-password.tsx')),
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./layouts/member-layout.tsx')).MemberLayout }),
        loader: membersOnly,
        shouldRevalidate: always,
        children: [
          screen('/feed', () => import('./routes/feed/feed.tsx')),
          screen('/dashboard', () => import('./routes/dashboard/dashboard.tsx')),
          screen('/dashboard/training', () => import('./routes/my-trainings/my-trainings.tsx')),
          screen('/dashboard/session/:id', () => import('./routes/session/session.tsx')),
          screen('/dashboard/profile-edit', () => import('./routes/profile-edit/profile-edit.tsx')),
          screen(
            '/dashboard/emergency-contacts',
            () => import('./routes/emergency-contacts/emergency-contacts.tsx'),
          ),
          screen('/dashboard/billing-address', () => import('./routes/billing-address/billing-address.tsx')),
          screen('/dashboard/change-password', () => import('./routes/change-password/change-password.tsx')),
          screen('/dashboard/waiver', () => import('./routes/waiver/waiver.tsx')),
          screen('/test-chat', () => import('./routes/not-built/test-chat.tsx')),
        ],
      },
      {
        path: '*',
        loader: elsewhere,
        lazy: async () => ({ Component: (await import('./routes/not-found/not-found.tsx')).Screen }),
      },
    ],
  },
];

export const router = createBrowserRouter(routes);
