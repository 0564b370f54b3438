import type { Meta } from '@storybook/react-vite';
import { TextLink } from './text-link.tsx';

export default { title: 'Controls/Text link', component: TextLink } satisfies Meta;

export const WithArrow = () => <TextLink href="#training">All Training</TextLink>;
export const Plain = () => (
  <TextLink href="#call" arrow={false}>
    (313) 555-0142
  </TextLink>
);
export const LongText = () => (
  <div style={{ maxWidth: 260 }}>
    <TextLink href="#standard">How we decide which session fits your level</TextLink>
  </div>
);
