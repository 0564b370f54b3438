import type { Meta } from '@storybook/react-vite';
import { NewsletterForm } from '../../patterns/newsletter-form/newsletter-form.tsx';
import { HumanCheckBox } from '../human-check-box/human-check-box.tsx';
import { ThemeToggle } from '../theme-toggle/theme-toggle.tsx';
import { SiteFooter } from './site-footer.tsx';

export default {
  title: 'Page/Site footer',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

const list = (...labels: string[]) => labels.map((label) => ({ label, href: `#${label}` }));
const given = {
  brand: 'Detroit//Well',
  notice: '© 2026 Detroit//Well. Detroit, Michigan.',
  legal: list('Privacy', 'Terms', 'Cookies', 'Contact'),
};

export const Whole = () => (
  <SiteFooter
    {...given}
    links={list('Training', 'The Standard', 'Membership', 'Events', 'About')}
    social={list('Instagram', 'YouTube', 'Facebook', 'TikTok')}
    newsletter={<NewsletterForm humanCheck={<HumanCheckBox state="idle" />} />}
    themeToggle={<ThemeToggle />}
  />
);
export const Compact = () => <SiteFooter {...given} compact themeToggle={<ThemeToggle />} />;
export const WithoutNewsletter = () => (
  <SiteFooter {...given} links={list('Training', 'Membership')} themeToggle={<ThemeToggle />} />
);
