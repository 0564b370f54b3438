import type { Meta } from '@storybook/react-vite';
import { Slash } from './slash.tsx';

export default { title: 'Mark/Slash', component: Slash } satisfies Meta;

export const InALine = () => (
  <p className="d3">
    Keep time <Slash />
  </p>
);
