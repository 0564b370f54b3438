import type { Meta } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

export default { title: 'Words/Skeleton', component: Skeleton } satisfies Meta;

export const Card = () => (
  <div style={{ display: 'grid', gap: 14, maxWidth: 420 }}>
    <Skeleton height={150} />
    <Skeleton height={26} width="70%" />
    <Skeleton height={14} width="45%" />
  </div>
);
