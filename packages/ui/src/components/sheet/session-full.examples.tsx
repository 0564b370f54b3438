import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Alternatives } from '../../patterns/alternatives/alternatives.tsx';
import { NotifyChoices } from '../../patterns/notify-choices/notify-choices.tsx';
import { Button } from '../button/button.tsx';
import { Flash } from '../flash/flash.tsx';
import { Sheet, SheetSummary } from './sheet.tsx';

export default { title: 'Layers/Session Full', component: Sheet } satisfies Meta;

const full = (
  <Flash tone="warn" title="Sorry, this session is now full.">
    Your card was not charged.
  </Flash>
);

const others = (
  <Alternatives
    label="Sessions like it"
    items={[
      {
        id: 'a',
        day: '28',
        title: 'Rhythm & Glide',
        detail: 'Saturday, March 28, 6:30 PM. 9 of 16 spots available',
        reasons: ['Same program', 'Same coach'],
        action: (
          <Button size="sm" variant="line">
            Take this, $180
          </Button>
        ),
      },
    ]}
  />
);

/** The states of the panel when the last spot is taken while a member is paying. */
function Panel(props: { title: string; children: ReactNode; problem?: string; waiting?: boolean }) {
  const { title, children, problem, waiting = false } = props;
  const [open, setOpen] = useState(true);
  const [choices, setChoices] = useState({ notify_email: true, notify_sms: false });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        summary={<SheetSummary day="14" title="Rhythm & Glide" detail="Saturday, March 14, 6:30 PM EDT" />}
        footer={
          <>
            {problem ? <Flash tone="bad" title={problem} /> : null}
            <Button variant={waiting ? 'line' : 'signal'} full>
              {waiting ? 'Leave Waitlist' : 'Join Waitlist'}
            </Button>
          </>
        }
      >
        <div style={{ display: 'grid', gap: 20, paddingTop: 20 }}>
          {children}
          {waiting ? null : <NotifyChoices value={choices} onChange={setChoices} smsOffered={false} />}
        </div>
      </Sheet>
    </>
  );
}

export const WithAlternatives = () => (
  <Panel title="Session Full">
    {full}
    {others}
  </Panel>
);
export const WithoutAlternatives = () => <Panel title="Session Full">{full}</Panel>;
export const JoinFailed = () => (
  <Panel title="Session Full" problem="Failed to join waitlist. Please try again.">
    {full}
    {others}
  </Panel>
);
export const Waiting = () => (
  <Panel title="On the waitlist" waiting>
    <Flash tone="ok" title="You are number 3 on the waitlist." />
    {others}
  </Panel>
);
