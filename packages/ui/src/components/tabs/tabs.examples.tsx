import type { Meta } from '@storybook/react-vite';
import { Tabs } from './tabs.tsx';

export default { title: 'Controls/Tabs', component: Tabs } satisfies Meta;

export const MyTrainings = () => (
  <Tabs
    label="My Trainings"
    tabs={[
      { id: 'upcoming', label: 'Upcoming', count: 3, panel: <p>Three ahead.</p> },
      { id: 'completed', label: 'Completed', count: 8, panel: <p>Eight done.</p> },
    ]}
  />
);
export const WithoutCounts = () => (
  <Tabs
    label="Settings"
    selected="cards"
    tabs={[
      { id: 'profile', label: 'Profile', panel: <p>Name and picture.</p> },
      { id: 'cards', label: 'Saved cards', panel: <p>Two cards.</p> },
      { id: 'notices', label: 'Notifications', panel: <p>Email only.</p> },
    ]}
  />
);
