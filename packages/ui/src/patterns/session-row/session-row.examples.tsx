import type { Meta } from '@storybook/react-vite';
import { sampleSessions } from '../session-card/sample-sessions.tsx';
import { SessionRow, SessionRows } from './session-row.tsx';

export default { title: 'Patterns/Session row' } satisfies Meta;

export const Timetable = () => (
  <SessionRows>
    {sampleSessions.map((session) => (
      <SessionRow key={session.href} {...session} />
    ))}
  </SessionRows>
);
