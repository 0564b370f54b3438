import type { Meta } from '@storybook/react-vite';
import { Button } from '../../components/button/button.tsx';
import { NotifyChoices } from '../notify-choices/notify-choices.tsx';
import { Flash } from '../../components/flash/flash.tsx';
import { WaitlistRow, WaitlistRows } from './waitlist-row.tsx';

export default { title: 'Patterns/Waitlist row', component: WaitlistRow } satisfies Meta;

const leave = (
  <Button variant="quiet" size="sm">
    Leave Waitlist
  </Button>
);

export const Two = () => (
  <WaitlistRows>
    <WaitlistRow
      date={{ day: '19', weekday: 'Thursday', month: 'March' }}
      title="Slow Flow, Deep House"
      href="#19"
      lines={['6:00 PM – 7:15 PM, The Maple Room', 'Imani Brooks. Member rate $90']}
      position={2}
      waiting={5}
      choices={
        <NotifyChoices
          labels="short"
          smsOffered
          value={{ notify_email: true, notify_sms: true }}
          onChange={() => undefined}
        />
      }
      action={leave}
    />
    <WaitlistRow
      date={{ day: '22', weekday: 'Sunday', month: 'March' }}
      title="Backward Fundamentals"
      href="#22"
      lines={['10:00 AM – 11:30 AM, Eastside Rink', 'Terrence Hollis. Public rate $180']}
      position={1}
      waiting={1}
      choices={
        <NotifyChoices
          labels="short"
          smsOffered={false}
          value={{ notify_email: false, notify_sms: false }}
          onChange={() => undefined}
          error="Please choose how we should tell you"
        />
      }
      action={leave}
    />
  </WaitlistRows>
);
export const PositionUnknown = () => (
  <WaitlistRows>
    <WaitlistRow
      date={{ day: '29', weekday: 'Sunday', month: 'March' }}
      title="Detroit Style: Open Floor for Absolute Beginners"
      href="#29"
      lines={['10:00 AM – 11:30 AM, Eastside Rink', 'Terrence Hollis. Public rate $180']}
      position={0}
      waiting={0}
      choices={
        <NotifyChoices
          labels="short"
          smsOffered={false}
          value={{ notify_email: true, notify_sms: false }}
          onChange={() => undefined}
        />
      }
      action={leave}
      message={<Flash tone="bad" title="Your choice could not be saved." />}
    />
  </WaitlistRows>
);
