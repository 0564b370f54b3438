import type { Meta } from '@storybook/react-vite';
import { TagList } from './tag-list.tsx';

export default { title: 'Words/Tag list', component: TagList } satisfies Meta;

export const Three = () => (
  <TagList tags={['beginners', 'rhythm', 'technique'].map((name) => ({ name, href: `#${name}` }))} />
);
export const Many = () => (
  <div style={{ maxWidth: 320 }}>
    <TagList
      label="All tags"
      tags={['beginners', 'rhythm', 'technique', 'grown-folks', 'falling-on-purpose', 'floors'].map(
        (name) => ({
          name,
          href: `#${name}`,
        }),
      )}
    />
  </div>
);
