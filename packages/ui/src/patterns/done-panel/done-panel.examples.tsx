import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { CalendarLinks } from '../calendar-links/calendar-links.tsx';
import { DueList } from '../due-list/due-list.tsx';
import { samplePicture } from '../session-row/sample-sessions.tsx';
import { TodoList } from '../todo-list/todo-list.tsx';
import { DonePanel, DoneSection } from './done-panel.tsx';

export default { title: 'Layers/Done panel', component: DonePanel } satisfies Meta;

export const Booked = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open ? (
        <DonePanel
          onClose={() => setOpen(false)}
          picture={samplePicture('#e3a04a')}
          lead="Paid."
          status="You are registered for Rhythm & Glide."
          title="You're in."
          plate={{
            day: '28',
            title: 'Rhythm & Glide',
            lines: ['Saturday, November 28, 2026', '6:30 PM – 8:00 PM EST'],
          }}
          action={
            <ButtonLink variant="signal" slash href="#session">
              See your session
            </ButtonLink>
          }
        >
          <DoneSection title="Put it in your calendar">
            <CalendarLinks file="#file" google="#google" outlook="#outlook" outlookAtWork="#work" />
          </DoneSection>
          <DoneSection title="What is due when">
            <DueList
              rows={[
                { label: 'Paid today', detail: 'Member Rate', amount: '$180' },
                { label: 'Still due', amount: 'Nothing' },
              ]}
            />
          </DoneSection>
          <DoneSection title="Next">
            <TodoList items={[{ title: 'Say hello', text: 'Your coach reads the conversation.' }]} />
          </DoneSection>
        </DonePanel>
      ) : null}
    </>
  );
};
