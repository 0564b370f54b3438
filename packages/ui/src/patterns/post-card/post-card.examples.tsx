import type { Meta } from '@storybook/react-vite';
import { PostCard } from './post-card.tsx';
import { samplePosts } from './sample-posts.tsx';

export default { title: 'Patterns/Post card', component: PostCard } satisfies Meta;

const [whole, , bare] = samplePosts;

export const Whole = () => <div style={{ width: 320 }}>{whole ? <PostCard {...whole} /> : null}</div>;
export const WithoutAuthorAndCategory = () => (
  <div style={{ width: 320 }}>{bare ? <PostCard {...bare} /> : null}</div>
);
export const LongText = () => (
  <div style={{ width: 320 }}>
    {whole ? (
      <PostCard
        {...whole}
        title="Everything that we learned about maple floors in forty winters, and what it cost"
        author="Maximiliana-Constanze Featherstonehaugh"
      />
    ) : null}
  </div>
);
