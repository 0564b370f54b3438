import type { Meta } from '@storybook/react-vite';
import { SearchIcon } from '../../icons.tsx';
import { TextField } from './text-field.tsx';

export default { title: 'Fields/Text', component: TextField } satisfies Meta;

export const Filled = () => <TextField label="City" defaultValue="Detroit" autoComplete="address-level2" />;
export const Wrong = () => (
  <TextField
    label="ZIP Code"
    defaultValue="4820"
    autoComplete="postal-code"
    error="Please enter a valid ZIP code (12345 or 12345-6789)"
  />
);
export const OptionalWithHint = () => (
  <TextField label="Apartment" optional placeholder="Unit 4B" hint="Printed on receipts only." />
);
export const Search = () => (
  <TextField label="Search" type="search" icon={<SearchIcon />} placeholder="Search posts" />
);
export const Disabled = () => <TextField label="Email" defaultValue="member@demo.test" disabled />;
export const LongText = () => (
  <div style={{ maxWidth: 260 }}>
    <TextField
      label="What should the coach know before the first session?"
      hint="Injuries, allergies, and how long ago you last skated. Only the coach can read it."
      error="Please use at most 200 characters, so that the coach can read it on the floor"
      defaultValue="Left wrist, broken in 2019, and I have not been on wheels since then"
    />
  </div>
);
