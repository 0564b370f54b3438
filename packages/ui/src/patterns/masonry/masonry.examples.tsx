import type { Meta } from '@storybook/react-vite';
import { PostCard } from '../post-card/post-card.tsx';
import { samplePosts } from '../post-card/sample-posts.tsx';
import { Masonry } from './masonry.tsx';

export default { title: 'Patterns/Masonry', component: Masonry } satisfies Meta;

export const Posts = () => (
  <Masonry>
    {samplePosts.map((post) => (
      <PostCard key={post.href} {...post} />
    ))}
  </Masonry>
);
