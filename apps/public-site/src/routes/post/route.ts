import { paths } from '@detroit-well/config/paths';
import { metadata } from '../../metadata/metadata.ts';
import type { PageContext, Head } from '../../page.ts';
import { siteRoute } from '../../site-route.ts';
import { articleData } from './article-data.ts';
import { loadPost, loadPreview, type PostData } from './loader.ts';
import { PostPage } from './page.tsx';
import { notFoundTitle } from './post-problem.tsx';

function head(data: PostData, context: PageContext): Head {
  if (data.kind === 'not-found') return { title: notFoundTitle, noIndex: true };
  if (data.kind === 'failed') return { title: data.message, noIndex: true };
  const { post, isTemplate } = data;
  if (isTemplate) return { title: post.title, description: post.description, noIndex: true };
  const facts = metadata({
    kind: 'article',
    path: post.path,
    slug: post.slug,
    heading: post.title,
    articleTitle: post.seoTitle,
    articleExcerpt: post.description,
    author: post.author?.name ?? '',
    publishedDate: post.published,
    modifiedDate: post.modified,
    category: post.category?.name ?? '',
    tags: post.tags.map(({ name }) => name),
  });
  return { ...facts, jsonLd: articleData(post, context) };
}

export const postRoute = siteRoute<PostData>({
  path: `${paths.theStandard()}/:slug`,
  loader: loadPost,
  view: {
    entry: 'post',
    Page: PostPage,
    head,
    isComplete: (page) => page.kind !== 'ready' || page.isComplete,
  },
});

/** A revision that the office made a link to. No cache keeps it, and no search engine lists it. */
export const previewRoute = siteRoute<PostData>({
  path: paths.preview(':token'),
  loader: loadPreview,
  view: {
    entry: 'post',
    Page: PostPage,
    // No canonical address and no share picture: its page may not be there yet.
    head: (data, context) =>
      data.kind === 'ready' ? { title: data.post.title, noIndex: true } : head(data, context),
    isComplete: () => false,
  },
});
