import type { Meta } from '@storybook/react-vite';
import { HumanCheckBox } from './human-check-box.tsx';

export default { title: 'Fields/Human check', component: HumanCheckBox } satisfies Meta;

export const Idle = () => <HumanCheckBox state="idle" />;
export const Working = () => <HumanCheckBox state="working" />;
export const Done = () => <HumanCheckBox state="done" />;
export const Failed = () => (
  <HumanCheckBox state="failed" error="Security verification expired. Please verify again." />
);
const help = (
  <>
    The security check could not be loaded. Try the check again or call{' '}
    <a href="tel:+13135550142">(313) 555-0142</a>.
  </>
);
export const Blocked = () => <HumanCheckBox state="failed" help={help} />;
export const Hanging = () => <HumanCheckBox state="working" help={help} />;
export const WithAWidget = () => (
  <HumanCheckBox state="idle">
    <div style={{ height: 65, background: 'var(--sunken)', lineHeight: '65px', textAlign: 'center' }}>
      The widget of the provider
    </div>
  </HumanCheckBox>
);
