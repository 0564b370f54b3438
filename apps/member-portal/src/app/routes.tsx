import { loadFile } from '@detroit-well/ui/load-file';
import type { RouteObject } from 'react-router-dom';
import { membersOnly } from '../auth/guards.ts';
import { LayoutFailure } from '../outcomes/boundary.tsx';
import { Root } from './root.tsx';
import { Loaded, guarded, layout, screen } from './route.tsx';
import { accountLinks } from '../account/account-links.ts';
import { giftTitle } from '../routes/gift/gift-title.ts';
import { visitorsOnly } from '../routes/login/visitors-only.ts';

/** Every screen of the portal. The server reads the handles (`screenAt`). */
export const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      layout('auth', async () => (await import('../layouts/auth-layout.tsx')).AuthLayout, [
        guarded(visitorsOnly, [
          screen('/login', 'login', () => import('../routes/login/login.tsx'), {
            title: 'Sign In',
            picture: 'login-bridge',
          }),
          screen('/register', 'register', () => import('../routes/register/register.tsx'), {
            title: 'Create Account',
            thirdParties: ['turnstile'],
            picture: 'login-bridge',
          }),
          screen(
            '/forgot-password',
            'forgot-password',
            () => import('../routes/forgot-password/forgot-password.tsx'),
            { title: 'Forgot Password', picture: 'login-bridge' },
          ),
        ]),
        screen(
          '/reset-password',
          'reset-password',
          () => import('../routes/reset-password/reset-password.tsx'),
          { title: 'Reset Password', picture: 'login-bridge' },
        ),
        screen(
          '/reset-password/:uid/:token',
          'reset-password',
          () => import('../routes/reset-password/reset-password.tsx'),
          { title: 'Reset Password', picture: 'login-bridge' },
        ),
      ]),
      layout('single', async () => (await import('../layouts/single-layout.tsx')).SingleLayout, [
        screen('/sign/:token', 'sign', () => import('../routes/sign/sign.tsx'), {
          title: 'Sign the waiver',
          isSecret: true,
        }),
        screen('/pay/:token', 'pay', () => import('../routes/pay/pay.tsx'), {
          title: 'Pay',
          isSecret: true,
          thirdParties: ['stripe'],
        }),
        screen('/unlock', 'unlock', () => import('../routes/unlock/unlock.tsx'), { title: 'Locked' }),
      ]),
      layout('member', async () => (await import('../layouts/member-layout.tsx')).MemberLayout, [
        guarded(membersOnly, [
          screen('/feed', 'feed', () => import('../routes/feed/feed.tsx'), { title: 'Your Feed' }),
          screen('/dashboard', 'dashboard', () => import('../routes/dashboard/dashboard.tsx'), {
            title: 'Dashboard',
            thirdParties: ['stripe'],
            picture: 'dash-next',
            // The name follows on a line of its own.
            headline: ['Welcome', '\u00A0'],
          }),
          screen(
            '/dashboard/training',
            'my-trainings',
            () => import('../routes/my-trainings/my-trainings.tsx'),
            { title: 'My Trainings', picture: 'dash-next', headline: ['My Trainings'] },
          ),
          screen('/dashboard/waitlist', 'waitlist', () => import('../routes/waitlist/waitlist.tsx'), {
            title: 'Waitlist',
            thirdParties: ['stripe'],
          }),
          screen('/dashboard/session/:id', 'session', () => import('../routes/session/session.tsx'), {
            title: 'Your session',
            thirdParties: ['stripe'],
          }),
          screen(
            '/dashboard/profile-edit',
            'profile-edit',
            () => import('../routes/profile-edit/profile-edit.tsx'),
            { title: 'Profile Settings' },
          ),
          screen(
            '/dashboard/emergency-contacts',
            'emergency-contacts',
            () => import('../routes/emergency-contacts/emergency-contacts.tsx'),
            { title: 'Emergency Contacts' },
          ),
          screen(
            '/dashboard/billing-address',
            'billing-address',
            () => import('../routes/billing-address/billing-address.tsx'),
            { title: 'Billing Address' },
          ),
          screen(
            '/dashboard/change-password',
            'change-password',
            () => import('../routes/change-password/change-password.tsx'),
            { title: 'Change Password' },
          ),
          screen('/dashboard/waiver', 'waiver', () => import('../routes/waiver/waiver.tsx'), {
            title: 'Waiver and Consent',
          }),
          screen('/dashboard/membership', 'membership', () => import('../routes/membership/membership.tsx'), {
            title: 'Membership',
            thirdParties: ['stripe'],
          }),
          screen('/dashboard/gift', 'gift', () => import('../routes/gift/gift.tsx'), {
            title: giftTitle,
          }),
          screen('/dashboard/passes', 'passes', () => import('../routes/passes/passes.tsx'), {
            title: 'Passes',
            thirdParties: ['stripe'],
          }),
          screen('/dashboard/credit', 'credit', () => import('../routes/credit/credit.tsx'), {
            title: accountLinks.credit.label,
          }),
          screen('/dashboard/pass', 'pass', () => import('../routes/pass/pass.tsx'), {
            title: accountLinks.pass.label,
          }),
          screen(
            '/dashboard/delete-account',
            'delete-account',
            () => import('../routes/delete-account/delete-account.tsx'),
            { title: 'Delete account' },
          ),
          screen(
            '/notifications',
            'notifications',
            () => import('../routes/notifications/notifications.tsx'),
            { title: 'Notifications' },
          ),
          screen('/test-chat', 'chat', () => import('../routes/chat/chat.tsx'), { title: 'Chat' }),
        ]),
      ]),
      {
        // Every other path: a page of the other server, or no page at all.
        path: '*',
        loader: async (args) =>
          (await (await loadFile(() => import('./external-target.ts'))).externalTarget(args)) ??
          (await loadFile(() => import('../routes/not-found/not-found.tsx'))).Screen,
        Component: Loaded,
        errorElement: <LayoutFailure />,
      },
    ],
  },
];
