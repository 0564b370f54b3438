import type { Meta } from '@storybook/react-vite';
import { Badge } from '../../components/badge/badge.tsx';
import { samplePicture, sampleSessions } from './sample-sessions.tsx';
import { SessionCard, SessionCards } from './session-card.tsx';

export default { title: 'Patterns/Session card', component: SessionCard } satisfies Meta;

const grounds = ['#0c0d10', '#e3a04a', '#f1ede4', '#0c0d10'];

export const Cards = () => (
  <SessionCards>
    {sampleSessions.map((session, index) => (
      <SessionCard key={session.href} {...session} picture={samplePicture(grounds[index] ?? '#0c0d10')} />
    ))}
  </SessionCards>
);
export const Cancelled = () => (
  <SessionCards>
    {sampleSessions.slice(0, 1).map((session) => (
      <SessionCard
        key={session.href}
        {...session}
        seats={null}
        notice={<Badge tone="soft">Cancelled</Badge>}
        action={{ label: 'Registration Closed', disabledReason: 'This session is cancelled.' }}
        picture={samplePicture('#0c0d10')}
      />
    ))}
  </SessionCards>
);
export const Waiting = () => (
  <SessionCards>
    {sampleSessions.slice(0, 1).map((session) => (
      <SessionCard
        key={session.href}
        {...session}
        title="Detroit Style: Open Floor for Absolute Beginners"
        action={{ label: 'Register Now', busy: true, busyLabel: 'Checking...' }}
        picture={samplePicture('#e3a04a')}
      />
    ))}
  </SessionCards>
);
