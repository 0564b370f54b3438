import type { Meta } from '@storybook/react-vite';
import { SearchIcon } from '../../icons.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from './text-field.tsx';

export default { title: 'Fields/Text' } satisfies Meta;

export const Filled = () => <TextField label="City" defaultValue="Detroit" autoComplete="address-level2" />;
export const Wrong = () => (
  <TextField
    label="ZIP Code"
    defaultValue="4820"
    autoComplete="postal-code"
    error="Please enter a valid ZIP code (12345 or 12345-6789)"
  />
);
export const Choice = () => (
  <SelectField label="State" defaultValue="MI" options={[{ value: 'MI', label: 'Michigan' }]} />
);
export const OptionalWithHint = () => (
  <TextField label="Apartment" optional placeholder="Unit 4B" hint="Printed on receipts only." />
);
export const Password = () => (
  <PasswordField label="Password" defaultValue="rollslow7" autoComplete="current-password" />
);
export const Search = () => (
  <TextField label="Search" type="search" icon={<SearchIcon />} placeholder="Search posts" />
);
export const Area = () => <TextArea label="Comment" optional hint="At most 1,000 characters." />;
export const Disabled = () => <TextField label="Email" defaultValue="member@demo.test" disabled />;
