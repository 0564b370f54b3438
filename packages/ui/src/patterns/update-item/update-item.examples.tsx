import type { Meta } from '@storybook/react-vite';
import { UpdateItem } from './update-item.tsx';

export default { title: 'Patterns/Update item' } satisfies Meta;

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
    </ol>
  </section>
);
