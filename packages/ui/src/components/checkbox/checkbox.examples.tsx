import type { Meta } from '@storybook/react-vite';
import { Checkbox } from './checkbox.tsx';

export default { title: 'Fields/Checkbox', component: Checkbox } satisfies Meta;

export const Checked = () => <Checkbox label="Primary contact" defaultChecked />;
export const Unchecked = () => <Checkbox label="Text me about openings" />;
export const Wrong = () => (
  <Checkbox
    error="You must sign the waiver"
    label={
      <>
        I have read and signed the <a href="#waiver">liability waiver</a>.
      </>
    }
  />
);
export const WithHint = () => (
  <Checkbox label="Text me about openings" hint="At most one message a day. Rates of your carrier apply." />
);
export const Disabled = () => (
  <>
    <Checkbox label="Email me" defaultChecked disabled />
    <Checkbox label="Text me" disabled />
  </>
);
