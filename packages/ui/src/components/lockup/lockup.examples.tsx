import type { Meta } from '@storybook/react-vite';
import { Lockup } from './lockup.tsx';

export default { title: 'Mark/Lockup', component: Lockup } satisfies Meta;

export const Brand = () => (
  <p style={{ fontSize: '3.25rem' }}>
    <Lockup name="Detroit//Well" />
  </p>
);
export const Categories = () => (
  <p className="row" style={{ fontSize: '1.75rem', gap: '24px 48px' }}>
    <Lockup name="Skate//Well" />
    <Lockup name="Movement//Well" />
    <Lockup name="Core//Strength" />
  </p>
);
/** The name is configurable. Without a `//` it is wide throughout. */
export const WithoutAMark = () => (
  <p style={{ fontSize: '1.75rem' }}>
    <Lockup name="All Training" />
  </p>
);
