import { formatFullDate, formatTime } from '@detroit-well/config/studio-time';
import { ReadingProgress } from '@detroit-well/ui/components/reading-progress';
import { ScrollToTop } from '@detroit-well/ui/components/scroll-to-top';
import { TagList } from '@detroit-well/ui/components/tag-list';
import { Article } from '@detroit-well/ui/patterns/article';
import { useLike } from '../../like/use-like.ts';
import type { PageContext, PageProps } from '../../page.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import { ShareLink } from '../../share-link/share-link.tsx';
import type { PostData } from './loader.ts';
import { MorePosts } from './more-posts.tsx';
import { PostBody } from './post-body.tsx';
import { PostHead, PostPicture } from './post-head.tsx';
import { PostLike } from './post-like.tsx';
import { PostProblem } from './post-problem.tsx';
import type { PostView } from './post-view.ts';

/** A post of The Standard (SPEC-A 2). */
export function PostPage({ data, context }: PageProps<PostData>) {
  if (data.kind !== 'ready') return <PostProblem problem={data} here={context.here} now={context.now} />;
  if (data.previewUntil !== undefined) return <PreviewedPost post={data.post} until={data.previewUntil} />;
  return <ReadyPost post={data.post} context={context} />;
}

/** A revision behind a link of the office: what nobody can read yet cannot be liked or shared. */
function PreviewedPost({ post, until }: { post: PostView; until: string }) {
  return (
    <>
      <p className="post-preview" role="status">
        <b>Preview.</b> Only people with this link see it. The link ends {formatFullDate(until)} at{' '}
        {formatTime(until)}.
      </p>
      <Article>
        <PostHead post={post} />
        <PostPicture picture={post.picture} />
        <div className="post-intro">
          <RichText html={post.intro} />
        </div>
        <PostBody blocks={post.blocks} />
        <footer className="post-end">{post.tags.length > 0 ? <TagList tags={post.tags} /> : null}</footer>
      </Article>
    </>
  );
}

function ReadyPost({ post, context }: { post: PostView; context: PageContext }) {
  const like = useLike(post, context);
  return (
    <>
      <Article>
        <ReadingProgress />
        <PostHead post={post} />
        <PostPicture picture={post.picture} />
        <div className="post-intro">
          <PostLike like={like} position="intro" />
          <RichText html={post.intro} />
        </div>
        <PostBody blocks={post.blocks} />
        <footer className="post-end">
          {post.tags.length > 0 ? <TagList tags={post.tags} /> : null}
          <PostLike like={like} position="end" />
          <ShareLink title={post.title} path={post.path} context={context} />
        </footer>
      </Article>
      {post.more.length > 0 ? <MorePosts posts={post.more} slug={post.slug} /> : null}
      <ScrollToTop />
    </>
  );
}
