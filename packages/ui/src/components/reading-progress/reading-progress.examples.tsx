import type { Meta } from '@storybook/react-vite';
import { ReadingProgress } from './reading-progress.tsx';

export default { title: 'Words/Reading progress', component: ReadingProgress } satisfies Meta;

export const OnAnArticle = () => (
  <article>
    <ReadingProgress />
    <p style={{ minHeight: '300vh' }}>Scroll: the bar on top follows.</p>
  </article>
);
