import type { Meta } from '@storybook/react-vite';
import { Button } from '../../components/button/button.tsx';
import { FilterDrops } from './filter-drops.tsx';

export default { title: 'Patterns/Filter drops', component: FilterDrops } satisfies Meta;

export const NothingMatches = () => (
  <FilterDrops
    title="Nothing matches all three"
    text="Each of these is one filter away. Drop the one you care least about."
    drops={[
      { label: 'Beginner', others: 'Morning, Free spots', href: '#beginner', count: 3 },
      { label: 'Morning', others: 'Beginner, Free spots', href: '#morning', count: 4 },
      { label: 'Only with free spots', others: 'Beginner, Morning', href: '#free', count: 0 },
    ]}
    actions={
      <Button variant="signal" slash>
        Clear all filters
      </Button>
    }
    art={<span style={{ background: 'var(--maple)' }} />}
  />
);
export const WithoutCounts = () => (
  <FilterDrops
    title="Nothing matches"
    text="Drop the filter to see the list."
    drops={[{ label: 'Beginner', others: '', href: '#beginner', count: null }]}
    actions={<Button variant="line">Clear all filters</Button>}
    art={<span style={{ background: 'var(--maple)' }} />}
  />
);
