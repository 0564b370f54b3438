import type { Meta } from '@storybook/react-vite';
import { DaySeparator, NewSeparator } from '../../components/day-separator/day-separator.tsx';
import { Message, MessageList, MessageSkeleton, OwnMessage } from './message.tsx';

export default { title: 'Patterns/Message', component: Message } satisfies Meta;

const at = (label: string) => ({ label, dateTime: '2026-03-14T17:08:00-04:00' });
const nothing = () => undefined;

export const Conversation = () => (
  <MessageList label="Messages">
    <DaySeparator day="14" lines={['Today', 'March']} label="Today, March 14" />
    <Message name="Carl E." time={at('10:12 AM')} text="Is there parking on the alley side?" />
    <OwnMessage state="sent" time={at('11:15 AM')} text="There is, behind the bakery. It fills up by six." />
    <NewSeparator count={2} />
    <Message
      coach
      name="Renée A."
      time={at('5:08 PM')}
      text="Come at six. Two things for tonight: helmets on before you stand up, and nobody looks at their feet."
    />
    <Message
      following
      name="Renée A."
      time={at('5:08 PM')}
      text="The playlist starts at 98 and never gets past 104."
    />
    <Message name="Marcus B." href="#marcus" time={at('5:04 PM')} text="I have a spare key." />
    <OwnMessage state="sending" text="On my way, with the soft wheels." />
    <OwnMessage state="failed" text="Can somebody keep a locker?" onRetry={nothing} onDelete={nothing} />
    <OwnMessage
      state="failed"
      text="Hello?"
      reason="Too many messages. Please wait a moment and try again."
      onRetry={nothing}
      onDelete={nothing}
    />
    <OwnMessage
      state="failed"
      text="Who has my left wrist guard?"
      reason="Not sent. Messages to a session close when it has ended."
      onDelete={nothing}
    />
  </MessageList>
);
export const InsideAPage = () => (
  <div data-ground="raised" style={{ padding: 20, background: 'var(--raised)' }}>
    <MessageList inline label="Messages">
      <Message name="Carl E." time={at('10:12 AM')} text="Is there parking on the alley side?" />
    </MessageList>
  </div>
);
export const Loading = () => <MessageSkeleton />;
