import type { Meta } from '@storybook/react-vite';
import { PostCard } from './post-card.tsx';
import { samplePosts } from './sample-posts.tsx';

export default { title: 'Patterns/Post card' } satisfies Meta;

const [whole, , bare] = samplePosts;

export const Whole = () => <div style={{ width: 320 }}>{whole ? <PostCard {...whole} /> : null}</div>;
export const WithoutAuthorAndCategory = () => (
  <div style={{ width: 320 }}>{bare ? <PostCard {...bare} /> : null}</div>
);
