import type { Meta } from '@storybook/react-vite';
import { SelectField } from './select-field.tsx';

export default { title: 'Fields/Select', component: SelectField } satisfies Meta;

const states = [
  { value: 'IL', label: 'Illinois' },
  { value: 'MI', label: 'Michigan' },
  { value: 'OH', label: 'Ohio' },
];

export const Chosen = () => <SelectField label="State" defaultValue="MI" options={states} />;
export const Empty = () => (
  <SelectField label="State" optional placeholder="Choose a state" options={states} hint="For the receipt." />
);
export const Wrong = () => (
  <SelectField label="State" placeholder="Choose a state" options={states} error="State is required" />
);
export const OptionDisabled = () => (
  <SelectField
    label="Level"
    options={[
      { value: 'beginner', label: 'Beginner' },
      { value: 'advanced', label: 'Advanced, full', disabled: true },
    ]}
  />
);
export const Disabled = () => <SelectField label="State" defaultValue="MI" options={states} disabled />;
