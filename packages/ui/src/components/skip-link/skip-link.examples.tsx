import type { Meta } from '@storybook/react-vite';
import { SkipLink } from './skip-link.tsx';

export default { title: 'Page/Skip link', component: SkipLink } satisfies Meta;

export const UnseenUntilFocused = () => (
  <>
    <SkipLink />
    <main id="main">Tab into this page to see the link.</main>
  </>
);
