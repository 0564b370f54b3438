import { TextLink } from '@detroit-well/ui/components/text-link';
import { paths } from '@detroit-well/config/paths';
import type { CoachView } from '../../coaches/coach-view.ts';
import { postPicture } from '../../pictures/paths.ts';
import { Picture } from '../../pictures/picture.tsx';
import { firstName } from './first-name.ts';
import type { CoachData } from './loader.ts';

interface CoachPostsProps {
  readonly coach: CoachView;
  readonly posts: Extract<CoachData, { kind: 'ready' }>['posts'];
  readonly allPosts: string | null;
}

/** The newest posts of the coach in The Standard. */
export function CoachPosts({ coach, posts, allPosts }: CoachPostsProps) {
  return (
    <section aria-labelledby="posts">
      <div className="sec-head">
        <h2 className="d2" id="posts">
          {`${firstName(coach)} in The Standard`}
        </h2>
        {allPosts ? <TextLink href={allPosts}>All posts</TextLink> : null}
      </div>
      <ul data-part="posts">
        {posts.map((post) => (
          <li key={post.slug}>
            <Picture path={post.picture ?? postPicture(post.art, 'post-wide')} width={520} height={400} />
            <div>
              {post.category ? <p className="sm muted">{post.category.name}</p> : null}
              <h3>
                <a href={paths.post(post.slug)}>{post.title}</a>
              </h3>
              <p data-part="excerpt">{post.excerpt}</p>
              <p className="xs muted">{[post.date, post.readingTime].filter(Boolean).join(', ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
