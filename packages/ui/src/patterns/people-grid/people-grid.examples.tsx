import type { Meta } from '@storybook/react-vite';
import { PeopleGrid } from './people-grid.tsx';

export default { title: 'Patterns/People grid' } satisfies Meta;

export const Grid = () => (
  <PeopleGrid
    people={[
      { id: 'a', name: 'Alicia B.' },
      { id: 'b', name: 'Danielle W.', note: 'You' },
      { id: 'c', name: 'Renée A.', note: 'Coach' },
    ]}
  />
);
