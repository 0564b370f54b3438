import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { FilterOptions } from '../filter-options/filter-options.tsx';
import { FilterSheet } from './filter-sheet.tsx';

export default { title: 'Patterns/Filter sheet', component: FilterSheet } satisfies Meta;

const levels = [
  { value: '', label: 'Any level', count: 28 },
  { value: 'beginner', label: 'Beginner', count: 8 },
  { value: 'advanced', label: 'Advanced', count: 4 },
];

export const Opened = () => {
  const [open, setOpen] = useState(true);
  const [level, setLevel] = useState('');
  const left = levels.find(({ value }) => value === level)?.count ?? 0;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <FilterSheet
        open={open}
        onClose={() => setOpen(false)}
        onClear={() => setLevel('')}
        showLabel={`Show ${left} sessions`}
      >
        <FilterOptions legend="Level" name="level" value={level} options={levels} onChoose={setLevel} />
      </FilterSheet>
    </>
  );
};
