import { brand } from '@detroit-well/config/brand';
import { breadcrumbTrail } from '../../layout/breadcrumb-trail.ts';
import type { PageContext } from '../../page.ts';
import type { PostView } from './post-view.ts';

/** schema.org Article and BreadcrumbList, so that search engines show author, date and breadcrumbs. */
export function articleData(
  post: PostView,
  { siteUrl }: Pick<PageContext, 'siteUrl'>,
): Record<string, unknown> {
  const { path } = post;
  const url = siteUrl + path;
  const { author, category } = post;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        '@id': `${url}#article`,
        mainEntityOfPage: url,
        headline: post.title,
        description: post.description,
        image: [new URL(post.picture.url, siteUrl).href],
        datePublished: post.published ?? undefined,
        dateModified: post.modified ?? undefined,
        author: author
          ? { '@type': 'Person', name: author.name, url: author.href ? siteUrl + author.href : undefined }
          : { '@type': 'Organization', name: brand.name, url: siteUrl },
        publisher: { '@type': 'Organization', name: brand.name, url: siteUrl },
        articleSection: category?.name,
        keywords: post.tags.map(({ name }) => name),
        wordCount: post.wordCount,
        inLanguage: 'en-US',
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: breadcrumbTrail(path, post.title).map(({ label, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: siteUrl + (href ?? path),
        })),
      },
    ],
  };
}
