import type { RouteObject } from 'react-router-dom';
import { NotFound } from '../outcomes/not-found.tsx';
import { ScreenFailure } from '../outcomes/screen-failure.tsx';
import { OfficeShell } from '../shell/office-shell.tsx';
import { FirstPlace } from '../shell/first-place.tsx';
import { Root } from './root.tsx';
import { screen } from './route.tsx';

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
              { path: '/office', Component: FirstPlace },
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
