import type { Meta } from '@storybook/react-vite';
import { FactList } from './fact-list.tsx';

export default { title: 'Patterns/Fact list' } satisfies Meta;

export const Session = () => (
  <FactList
    facts={[
      { icon: 'time', label: 'Time', value: '6:30 PM – 8:00 PM' },
      { icon: 'location', label: 'Place', value: 'Eastside Rink, Floor A' },
      { icon: 'coach', label: 'Coach', value: 'Renée Alston' },
    ]}
  />
);
