import type { Meta } from '@storybook/react-vite';
import { sampleSessions } from './sample-sessions.tsx';
import { Badge } from '../../components/badge/badge.tsx';
import { SessionRow, SessionRows } from './session-row.tsx';

export default { title: 'Patterns/Session row', component: SessionRow } satisfies Meta;

export const Timetable = () => (
  <SessionRows>
    {sampleSessions.map((session) => (
      <SessionRow key={session.href} {...session} />
    ))}
  </SessionRows>
);
export const WithNotices = () => (
  <SessionRows>
    {sampleSessions.slice(0, 2).map((session, index) => (
      <SessionRow
        key={session.href}
        {...session}
        notice={<Badge tone="soft">{index === 0 ? 'Cancelled' : 'New time'}</Badge>}
        action={
          index === 0
            ? { label: 'Registration Closed', disabledReason: 'This session is cancelled.' }
            : { label: 'Register Now', busy: true, busyLabel: 'Checking...' }
        }
      />
    ))}
  </SessionRows>
);
