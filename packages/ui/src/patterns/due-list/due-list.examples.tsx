import type { Meta } from '@storybook/react-vite';
import { DueList } from './due-list.tsx';

export default { title: 'Patterns/Due list', component: DueList } satisfies Meta;

export const Paid = () => (
  <DueList
    rows={[
      { label: 'Paid today', detail: 'Member Rate', amount: '$180' },
      { label: 'Still due', amount: 'Nothing' },
    ]}
  />
);
export const Plan = () => (
  <div style={{ maxWidth: 350 }}>
    <DueList
      rows={[
        { label: 'Paid today', detail: '1 of 2', amount: '$90' },
        { label: 'Wednesday, December 9, 2026', detail: '2 of 2, by the same card', amount: '$90' },
      ]}
    />
  </div>
);
