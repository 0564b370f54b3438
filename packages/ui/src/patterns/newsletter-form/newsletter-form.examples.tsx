import type { Meta } from '@storybook/react-vite';
import { Flash } from '../../components/flash/flash.tsx';
import { HumanCheckBox } from '../../components/human-check-box/human-check-box.tsx';
import { RateWait } from '../../components/rate-wait/rate-wait.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

export default { title: 'Patterns/Newsletter form', component: NewsletterForm } satisfies Meta;

const opened = Date.now();

export const Fresh = () => (
  <NewsletterForm humanCheck={<HumanCheckBox state="idle" />} waitingFor="Do the security check first." />
);
export const Checked = () => <NewsletterForm humanCheck={<HumanCheckBox state="done" />} />;
export const Busy = () => <NewsletterForm busy humanCheck={<HumanCheckBox state="done" />} />;
export const Wrong = () => <NewsletterForm error="Missing email or security token." />;
export const Limited = () => <NewsletterForm busy wait={<RateWait until={opened + 12_000} automatic />} />;
export const Done = () => <NewsletterForm message={<Flash tone="ok" title="Successfully subscribed!" />} />;
export const OnMaple = () => (
  <div data-ground="maple" style={{ padding: 24 }}>
    <NewsletterForm error="Missing email or security token." />
  </div>
);
