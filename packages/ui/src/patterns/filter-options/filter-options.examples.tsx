import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { FilterOptions } from './filter-options.tsx';

export default { title: 'Patterns/Filter options', component: FilterOptions } satisfies Meta;

export const TimeOfDay = () => {
  const [time, setTime] = useState('morning');
  return (
    <FilterOptions
      legend="Time of day"
      name="time"
      value={time}
      onChoose={setTime}
      options={[
        { value: '', label: 'Any time', count: 28 },
        { value: 'morning', label: 'Morning', hint: 'before noon', count: 9 },
        { value: 'afternoon', label: 'Afternoon', count: 0 },
        { value: 'evening', label: 'Evening', hint: 'from 5 PM', count: 19 },
      ]}
    />
  );
};
export const WithoutCounts = () => (
  <FilterOptions
    legend="Price"
    name="price"
    value=""
    onChoose={() => undefined}
    options={[
      { value: '', label: 'Any price', count: null },
      { value: 'free', label: 'Free', count: null },
    ]}
  />
);
