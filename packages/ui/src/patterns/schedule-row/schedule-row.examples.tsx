import type { Meta } from '@storybook/react-vite';
import { Badge } from '../../components/badge/badge.tsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { Status } from '../../components/status/status.tsx';
import { samplePicture, sampleSessions } from '../session-row/sample-sessions.tsx';
import { QuietDay, ScheduleDay, ScheduleRow } from './schedule-row.tsx';

export default { title: 'Patterns/Schedule row', component: ScheduleRow } satisfies Meta;

export const Days = () =>
  sampleSessions.map((session, index) => (
    <ScheduleDay
      key={session.href}
      id={`day-${session.date.day}`}
      day={session.date.day}
      lines={[session.date.weekday, session.date.month]}
      near={index === 0 ? 'In two days' : undefined}
    >
      <ScheduleRow
        {...session}
        isFirstFree={index === 0}
        price={{
          ...session.price,
          note: {
            buys: '6 Saturdays, Mar 14 to Apr 18',
            each: '$40 a night',
            rate: index === 1 ? 'Members $126' : undefined,
            help: index === 0 ? <p>The price for people with an active membership.</p> : undefined,
          },
        }}
        picture={samplePicture('#e3a04a')}
      />
    </ScheduleDay>
  ));
export const Registered = () =>
  sampleSessions.slice(0, 1).map((session) => (
    <ScheduleDay key={session.href} id="registered" day="14" lines={['Saturday', 'March']}>
      <ScheduleRow
        {...session}
        standing={<Status tone="ok">You are registered</Status>}
        action={{ label: 'See your session', href: '#session' }}
        picture={samplePicture('#0c0d10')}
      />
    </ScheduleDay>
  ));
export const OtherAction = () =>
  sampleSessions.slice(0, 1).map((session) => (
    <ScheduleDay key={session.href} id="other-action" day="14" lines={['Saturday', 'March']}>
      <ScheduleRow
        {...session}
        instead={
          <ButtonLink variant="line" size="sm" href="#other-action">
            Another action
          </ButtonLink>
        }
        picture={samplePicture('#0c0d10')}
      />
    </ScheduleDay>
  ));
export const Cancelled = () =>
  sampleSessions.slice(0, 1).map((session) => (
    <ScheduleDay key={session.href} id="cancelled" day="14" lines={['Saturday', 'March']}>
      <ScheduleRow
        {...session}
        seats={null}
        notice={<Badge tone="ink">Cancelled</Badge>}
        action={{ label: 'Other dates', href: '#other' }}
        picture={samplePicture('#0c0d10')}
      />
    </ScheduleDay>
  ));
export const NoSessionOnTheDay = () => (
  <QuietDay day="16" lines={['Monday', 'March']} title="The floor rests">
    The studio is closed on Mondays. The next session is on Tuesday, March 17.
  </QuietDay>
);
