import type { Meta } from '@storybook/react-vite';
import { FactList } from './fact-list.tsx';

export default { title: 'Patterns/Fact list', component: FactList } satisfies Meta;

export const Session = () => (
  <FactList
    facts={[
      { icon: 'time', label: 'Time', value: '6:30 PM – 8:00 PM' },
      { icon: 'location', label: 'Place', value: 'Eastside Rink, Floor A' },
      { icon: 'coach', label: 'Coach', value: 'Renée Alston' },
    ]}
  />
);
export const Receipt = () => (
  <FactList
    facts={[
      { icon: 'date', label: 'Date', value: 'March 14, 2026' },
      { icon: 'payment', label: 'Payment', value: 'Visa ending in 4242' },
    ]}
  />
);
export const LongText = () => (
  <div style={{ maxWidth: 240 }}>
    <FactList
      facts={[
        { icon: 'location', label: 'Place', value: 'The Maple Room, second floor, entrance from the alley' },
      ]}
    />
  </div>
);
