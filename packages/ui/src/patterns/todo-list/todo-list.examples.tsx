import type { Meta } from '@storybook/react-vite';
import { TodoList } from './todo-list.tsx';

export default { title: 'Patterns/Todo list', component: TodoList } satisfies Meta;

export const Next = () => (
  <TodoList
    items={[
      { title: 'Confirm your email', text: 'We sent a link to tanya@example.com.' },
      { title: 'Your waiver is signed', text: 'Nothing else to do before the night.', done: true },
      {
        title: 'We remind you',
        text: (
          <>
            The day before, by email. <a href="#change">Change that</a>
          </>
        ),
      },
    ]}
  />
);
