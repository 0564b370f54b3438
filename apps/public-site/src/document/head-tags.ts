import { brand, pageTitle } from '@detroit-well/config/brand';
import * as constants from '@detroit-well/config/constants';
import { escapeHtml } from '@detroit-well/web-server';
import type { Head, MetadataKind } from '../page.ts';

const openGraphType: Readonly<Record<MetadataKind, 'website' | 'article' | 'profile'>> = {
  home: 'website',
  training: 'website',
  session: 'website',
  profile: 'profile',
  article: 'article',
  legal: 'website',
  website: 'website',
};

type Tag = readonly [attribute: 'name' | 'property', name: string, content: string | null | undefined];

function articleTags({ article }: Head): readonly Tag[] {
  if (!article) return [];
  return [
    ['name', 'author', article.author],
    ['property', 'article:published_time', article.published],
    ['property', 'article:modified_time', article.modified],
    ['property', 'article:section', article.section],
    ...article.tags.map((tag): Tag => ['property', 'article:tag', tag]),
  ];
}

function pictureTags({ share }: Head, siteUrl: string): readonly Tag[] {
  if (!share) return [['name', 'twitter:card', 'summary']];
  const { width, height } = constants.socialImagePx;
  const address = siteUrl + share.path;
  return [
    ['property', 'og:image', address],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(width)],
    ['property', 'og:image:height', String(height)],
    ['property', 'og:image:alt', share.alt],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:image', address],
    ['name', 'twitter:image:alt', share.alt],
  ];
}

function metaTags(head: Head, siteUrl: string): readonly Tag[] {
  const title = pageTitle(head.title);
  const { description, canonicalPath } = head;
  return [
    ['name', 'description', description],
    ['name', 'robots', head.noIndex ? 'noindex' : null],
    ['property', 'og:site_name', brand.name],
    ['property', 'og:type', openGraphType[head.kind ?? 'website']],
    ['property', 'og:locale', 'en_US'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', canonicalPath && siteUrl + canonicalPath],
    ...articleTags(head),
    ...pictureTags(head, siteUrl),
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
  ];
}

/** Title, metadata and preloads of one page. */
export function headTags(head: Head, siteUrl: string): string {
  const { canonicalPath } = head;
  const tags = metaTags(head, siteUrl)
    .filter(([, , content]) => content)
    .map(
      ([attribute, name, content]) => `<meta ${attribute}="${name}" content="${escapeHtml(content ?? '')}">`,
    );
  return [
    `<title>${escapeHtml(pageTitle(head.title))}</title>`,
    canonicalPath && `<link rel="canonical" href="${escapeHtml(siteUrl + canonicalPath)}">`,
    ...tags,
    ...(head.pictures ?? []).map(
      (path) => `<link rel="preload" as="image" href="${escapeHtml(path)}" fetchpriority="high">`,
    ),
  ]
    .filter(Boolean)
    .join('');
}
