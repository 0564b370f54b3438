import type { Meta } from '@storybook/react-vite';
import { TagList } from './tag-list.tsx';

export default { title: 'Words/Tag list' } satisfies Meta;

export const Three = () => (
  <TagList tags={['beginners', 'rhythm', 'technique'].map((name) => ({ name, href: `#${name}` }))} />
);
