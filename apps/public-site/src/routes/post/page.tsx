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
  return <ReadyPost post={data.post} context={context} />;
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
