import { paths } from '@detroit-well/config/paths';
import type { RouteObject } from 'react-router-dom';
import { NotFound } from '../outcomes/not-found.tsx';
import { ScreenFailure } from '../outcomes/screen-failure.tsx';
import { OfficeShell } from '../shell/office-shell.tsx';
import { Root } from './root.tsx';
import { screen } from './route.tsx';

const schedule = { label: 'Schedule', href: paths.office.schedule() };
const roster = { label: 'Roster', href: paths.office.nextRoster() };
const series = { label: 'Series', href: paths.office.seriesList() };
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
              screen('/office/programs', 'Programs', () => import('../routes/programs/programs.tsx')),
              screen('/office/programs/:id', 'Program', () => import('../routes/programs/program.tsx'), {
                label: 'Programs',
                href: paths.office.programs(),
              }),
              screen('/office/categories', 'Categories', () => import('../routes/categories/categories.tsx')),
              screen(
                '/office/categories/:id',
                'Category',
                () => import('../routes/categories/category.tsx'),
                { label: 'Categories', href: paths.office.categories() },
              ),
              screen('/office/locations', 'Locations', () => import('../routes/locations/locations.tsx')),
              screen('/office/locations/:id', 'Location', () => import('../routes/locations/location.tsx'), {
                label: 'Locations',
                href: paths.office.locations(),
              }),
              screen('/office/coaches', 'Coaches', () => import('../routes/coaches/coaches.tsx')),
              screen('/office/coaches/:id', 'Coach', () => import('../routes/coaches/coach.tsx'), {
                label: 'Coaches',
                href: paths.office.coaches(),
              }),
              screen('/office/plans', 'Plans', () => import('../routes/plans/plans.tsx')),
              screen('/office/plans/:id', 'Plan', () => import('../routes/plans/plan.tsx'), {
                label: 'Plans',
                href: paths.office.plans(),
              }),
              screen('/office/money', 'Money', () => import('../routes/money/money.tsx')),
              screen('/office/reports', 'Reports', () => import('../routes/reports/reports.tsx')),
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
