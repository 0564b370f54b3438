import { paths } from '@detroit-well/config/paths';
import type { RouteObject } from 'react-router-dom';
import { NotFound } from '../outcomes/not-found.tsx';
import { ScreenFailure } from '../outcomes/screen-failure.tsx';
import { OfficeShell } from '../shell/office-shell.tsx';
import { Root } from './root.tsx';
import { recordRoutes } from './records.tsx';
import { screen } from './route.tsx';

const schedule = { label: 'Schedule', href: paths.office.schedule() };
const roster = { label: 'Roster', href: paths.office.nextRoster() };
const series = { label: 'Series', href: paths.office.seriesList() };
const money = { label: 'Money', href: paths.office.money() };
const till = { label: 'Till', href: paths.office.till() };
const closings = { label: 'Closings', href: paths.office.closings() };
const posts = { label: 'Posts', href: paths.office.posts() };
const pages = { label: 'Pages', href: paths.office.records('pages') };
const people = { label: 'People', href: paths.office.people() };

/** Every screen of the office. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    // The document waits for the first screen.
    HydrateFallback: () => null,
    errorElement: <ScreenFailure />,
    children: [
      screen('/office/invitation/:token', 'Invitation', () => import('../routes/invitation/invitation.tsx')),
      {
        Component: OfficeShell,
        children: [
          {
            errorElement: <ScreenFailure />,
            children: [
              screen('/office', 'Today', () => import('../routes/today/today.tsx')),
              screen('/office/roster', 'Roster', () => import('../routes/roster/next-roster.tsx')),
              screen('/office/waiver', 'Waiver', () => import('../routes/waiver/waiver.tsx')),
              screen('/office/schedule', 'Schedule', () => import('../routes/schedule/schedule.tsx')),
              screen(
                '/office/sessions/new',
                'New session',
                () => import('../routes/session/new-session.tsx'),
                schedule,
              ),
              screen(
                '/office/sessions/:id',
                'Session',
                () => import('../routes/session/session.tsx'),
                schedule,
              ),
              screen(
                '/office/sessions/:id/roster',
                'Roster',
                () => import('../routes/roster/roster.tsx'),
                roster,
              ),
              screen(
                '/office/sessions/:id/edit',
                'Edit session',
                () => import('../routes/session/edit-session.tsx'),
                schedule,
              ),
              screen('/office/people', 'People', () => import('../routes/people/people.tsx')),
              screen(
                '/office/people/new',
                'New person',
                () => import('../routes/person/new-person.tsx'),
                people,
              ),
              screen('/office/people/:id', 'Person', () => import('../routes/person/person.tsx'), people),
              screen(
                '/office/people/:id/edit',
                'Edit person',
                () => import('../routes/person/edit-person.tsx'),
                people,
              ),
              screen(
                '/office/people/:id/merge',
                'Merge two people',
                () => import('../routes/merge/merge.tsx'),
                people,
              ),
              screen('/office/series', 'Series', () => import('../routes/series/series-list.tsx')),
              screen(
                '/office/series/new',
                'New series',
                () => import('../routes/series/new-series.tsx'),
                series,
              ),
              screen('/office/series/:id', 'Series', () => import('../routes/series/series.tsx'), series),
              screen(
                '/office/series/:id/change',
                'Change a series',
                () => import('../routes/series/change-series.tsx'),
                series,
              ),
              screen('/office/closures', 'Closures', () => import('../routes/closures/closures.tsx')),
              screen('/office/closures/:id', 'Closure', () => import('../routes/closures/closure.tsx'), {
                label: 'Closures',
                href: paths.office.closures(),
              }),
              ...recordRoutes,
              screen('/office/money', 'Money', () => import('../routes/money/money.tsx')),
              screen('/office/payments/:id', 'Payment', () => import('../routes/payment/payment.tsx'), money),
              screen('/office/till', 'Till', () => import('../routes/till/till.tsx'), money),
              screen('/office/till/count', 'Count', () => import('../routes/till/count.tsx'), till),
              screen('/office/till/closings', 'Closings', () => import('../routes/till/closings.tsx'), money),
              screen(
                '/office/till/closings/:id',
                'Closing',
                () => import('../routes/till/closing.tsx'),
                closings,
              ),
              screen('/office/owed', 'What is owed', () => import('../routes/owed/owed.tsx'), money),
              screen(
                '/office/memberships',
                'Memberships',
                () => import('../routes/memberships/memberships.tsx'),
                money,
              ),
              screen('/office/reports', 'Reports', () => import('../routes/reports/reports.tsx')),
              screen('/office/emails', 'Emails', () => import('../routes/emails/emails.tsx')),
              screen('/office/posts', 'Posts', () => import('../routes/posts/posts.tsx')),
              screen('/office/posts/:id', 'Post', () => import('../routes/post/post.tsx'), posts),
              screen('/office/pages', 'Pages', () => import('../routes/pages/pages.tsx')),
              screen('/office/pages/:id', 'Page', () => import('../routes/page/page.tsx'), pages),
              screen('/office/import', 'Import', () => import('../routes/import/import.tsx')),
              screen('/office/site', 'Site', () => import('../routes/site/site.tsx')),
              screen('/office/team', 'Team and roles', () => import('../routes/team/team.tsx')),
              screen('/office/audit', 'Audit log', () => import('../routes/audit/audit.tsx')),
              { path: '*', handle: { title: 'Not found' }, Component: NotFound },
            ],
          },
        ],
      },
    ],
  },
];
