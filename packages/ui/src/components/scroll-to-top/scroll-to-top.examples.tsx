import type { Meta } from '@storybook/react-vite';
import { ScrollToTop } from './scroll-to-top.tsx';

export default { title: 'Controls/Scroll to top', component: ScrollToTop } satisfies Meta;

export const AfterAQuarter = () => (
  <main tabIndex={-1} style={{ minHeight: '400vh' }}>
    <p>Scroll: the button comes after a quarter of the page.</p>
    <ScrollToTop />
  </main>
);
