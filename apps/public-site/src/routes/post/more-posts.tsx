import { distinctSlugs } from '@detroit-well/art';
import { paths } from '@detroit-well/config/paths';
import { Badge } from '@detroit-well/ui/components/badge';
import { TextLink } from '@detroit-well/ui/components/text-link';
import type { PostCardView } from '../../blog/post-card-view.ts';
import { postPicture } from '../../pictures/paths.ts';
import { Picture } from '../../pictures/picture.tsx';

/** `slug`: the post above, whose picture does not stand here again. */
export function MorePosts({ posts, slug }: { posts: readonly PostCardView[]; slug: string }) {
  const [, ...slugs] = distinctSlugs([slug, ...posts.map((post) => post.slug)]);
  return (
    <section className="more-posts" aria-labelledby="more-posts">
      <div className="wrap">
        <div className="sec-head">
          <h2 className="d3" id="more-posts">
            More to read
          </h2>
          <TextLink href={paths.theStandard()}>All posts</TextLink>
        </div>
        <ul>
          {posts.map((post, index) => (
            <li key={post.slug}>
              <Picture
                path={post.picture ?? postPicture(slugs[index] ?? post.slug, 'post-wide')}
                width={520}
                height={400}
              />
              {post.category ? <Badge tone="soft">{post.category.name}</Badge> : null}
              <h3>
                <a href={paths.post(post.slug)}>{post.title}</a>
              </h3>
              <p>{post.excerpt}</p>
              <p className="xs muted">{[post.author, post.date].filter(Boolean).join(', ')}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
