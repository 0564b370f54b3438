import type { Meta } from '@storybook/react-vite';
import { JumpRow } from './jump-row.tsx';

export default { title: 'Navigation/Jump row', component: JumpRow } satisfies Meta;

export const Row = () => (
  <>
    <JumpRow
      label="On this page"
      jumps={[
        { id: 'sample-updates', label: 'Updates', count: '1 new' },
        { id: 'sample-messages', label: 'Messages', count: 6 },
        { id: 'sample-mine', label: 'Your registration', narrowOnly: true },
      ]}
    />
    <section id="sample-updates">Updates</section>
    <section id="sample-messages">Messages</section>
    <section id="sample-mine">Your registration</section>
  </>
);
