import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { FilterBar } from './filter-bar.tsx';

export default { title: 'Patterns/Filter bar', component: FilterBar } satisfies Meta;

const option = (label: string) => ({ value: label.toLowerCase(), label });

const selects = [
  { name: 'level', label: 'Level', anyLabel: 'Any level', options: ['Beginner', 'Advanced'].map(option) },
  {
    name: 'coach',
    label: 'Coach',
    anyLabel: 'Any coach',
    options: ['Renée Alston', 'Imani Brooks'].map(option),
  },
  { name: 'time', label: 'Time of day', anyLabel: 'Any time', options: ['Morning', 'Evening'].map(option) },
  { name: 'price', label: 'Price', anyLabel: 'Any price', options: ['Free', 'Up to $50'].map(option) },
];

export const OneLine = () => {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({
    level: 'beginner',
    from: '2026-12-01',
  });
  return (
    <FilterBar
      action="#"
      selects={selects}
      checkbox={{ name: 'free', label: 'Only with free spots' }}
      search={{ name: 'q', label: 'Search', placeholder: 'Program, coach, place' }}
      values={values}
      onEnter={setValues}
    />
  );
};
