import type { Meta } from '@storybook/react-vite';
import { PeopleGrid } from './people-grid.tsx';

export default { title: 'Patterns/People grid', component: PeopleGrid } satisfies Meta;

export const Grid = () => (
  <PeopleGrid
    people={[
      { id: 'a', name: 'Alicia B.' },
      { id: 'b', name: 'Danielle W.', note: 'You' },
      { id: 'c', name: 'Renée A.', note: 'Coach' },
    ]}
  />
);
const photo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%2376460f' d='M0 0h8v8H0z'/%3E%3C/svg%3E";

export const WithPicturesAndLongNames = () => (
  <PeopleGrid
    people={[
      { id: 'a', name: 'Maximiliana-Constanze F.', src: photo },
      { id: 'b', name: 'Bo T.', src: photo, note: 'Coach' },
    ]}
  />
);
