import type { Meta } from '@storybook/react-vite';
import { WaitRow } from './wait-row.tsx';

export default { title: 'Patterns/Wait row', component: WaitRow } satisfies Meta;

export const Loading = () => (
  <WaitRow total={25} gone={3} title="Loading sessions...">
    The calendar comes first, then the pictures.
  </WaitRow>
);
export const AlmostOver = () => <WaitRow total={25} gone={21} late title="Almost out of time" />;
