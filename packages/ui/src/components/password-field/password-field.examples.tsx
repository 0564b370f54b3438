import type { Meta } from '@storybook/react-vite';
import { PasswordField } from './password-field.tsx';

export default { title: 'Fields/Password', component: PasswordField } satisfies Meta;

export const Filled = () => (
  <PasswordField label="Password" defaultValue="rollslow7" autoComplete="current-password" />
);
export const WithHint = () => (
  <PasswordField label="New password" hint="8 characters or more." autoComplete="new-password" />
);
export const Wrong = () => (
  <PasswordField label="Password" error="Password is required" autoComplete="current-password" />
);
export const Disabled = () => <PasswordField label="Password" defaultValue="rollslow7" disabled />;
