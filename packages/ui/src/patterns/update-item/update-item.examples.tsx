import type { Meta } from '@storybook/react-vite';
import { UpdateItem } from './update-item.tsx';

export default { title: 'Patterns/Update item', component: UpdateItem } satisfies Meta;

export const List = () => (
  <section>
    <h2>Updates</h2>
    <ol className="update-list">
      <UpdateItem
        state="new"
        title="Doors open at 6:00 tonight"
        text="The street door sticks. Push, then wait for the click."
        dateTime="2026-03-14T14:05:00-04:00"
        when={['Today', '2:05 PM']}
      />
      <UpdateItem
        state="read"
        title="Floor A, not Floor B"
        text="We moved over by one wall."
        dateTime="2026-03-11T09:40:00-04:00"
        when={['Mar 11', '9:40 AM']}
      />
      <UpdateItem
        state="plain"
        title="Welcome to Rhythm & Glide"
        text="Your place is confirmed. Bring socks that reach above the boot, and come ten minutes early for the first fitting."
        dateTime="2026-03-01T09:00:00-05:00"
        when={['Mar 1', '9:00 AM']}
      />
    </ol>
  </section>
);
