import type { Meta } from '@storybook/react-vite';
import { FilterChip, FilterChips } from './filter-chip.tsx';

export default { title: 'Controls/Filter chip', component: FilterChip } satisfies Meta;

export const Active = () => (
  <FilterChips summary="4 posts">
    <FilterChip label="Search: floor" href="#without-search" />
    <FilterChip label="Renée Alston" href="#without-author" />
    <FilterChip label="#grown-folks" href="#without-tag" />
  </FilterChips>
);
export const None = () => <FilterChips summary="14 posts" />;
export const LongText = () => (
  <div style={{ maxWidth: 300 }}>
    <FilterChips summary="No posts">
      <FilterChip label="Search: how to fall on purpose and get up without the wall" href="#without-search" />
    </FilterChips>
  </div>
);
