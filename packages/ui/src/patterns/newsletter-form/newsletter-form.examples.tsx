import type { Meta } from '@storybook/react-vite';
import { Flash } from '../../components/flash/flash.tsx';
import { HumanCheckBox } from '../../components/human-check-box/human-check-box.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

export default { title: 'Patterns/Newsletter form' } satisfies Meta;

export const Fresh = () => (
  <NewsletterForm humanCheck={<HumanCheckBox state="idle" />} waitingFor="Do the security check first." />
);
export const Checked = () => <NewsletterForm humanCheck={<HumanCheckBox state="done" />} />;
export const Busy = () => <NewsletterForm busy humanCheck={<HumanCheckBox state="done" />} />;
export const Wrong = () => <NewsletterForm error="Missing email or security token." />;
export const Done = () => <NewsletterForm message={<Flash tone="ok" title="Successfully subscribed!" />} />;
