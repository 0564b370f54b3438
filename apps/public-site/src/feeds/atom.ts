import { brand, pageTitle } from '@detroit-well/config/brand';
import { paths } from '@detroit-well/config/paths';
import { escapeHtml } from '@detroit-well/web-server';
import { Feed } from 'feed';
import type { PostSummary } from '../api/wire.ts';
import { xmlText } from './xml-text.ts';

interface FeedFacts {
  readonly title: string;
  /** Plain text. */
  readonly description: string;
  readonly siteUrl: string;
  /** Newest first. */
  readonly posts: readonly PostSummary[];
  readonly now: Date;
}

const dateOf = (post: PostSummary, otherwise: Date): Date => {
  const date = new Date(post.first_published_at);
  return Number.isNaN(date.getTime()) ? otherwise : date;
};

/** The library does not escape angle brackets in attributes. */
const inAttribute = (text: string): string => text.replaceAll(/[<>]/g, '');

/** The newest posts as an Atom document (RFC 4287). The ids are the URLs of the posts. */
export function atomFeed({ title, description, siteUrl, posts, now }: FeedFacts): string {
  const home = siteUrl + paths.theStandard();
  const [newest] = posts;
  const feed = new Feed({
    id: home,
    title: pageTitle(title),
    description,
    link: home,
    language: 'en',
    favicon: `${siteUrl}/favicon.svg`,
    copyright: `© ${brand.legalName}`,
    updated: newest ? dateOf(newest, now) : now,
    feedLinks: { atom: siteUrl + paths.blogFeed() },
    author: { name: brand.name, link: siteUrl },
  });
  for (const post of posts) {
    const address = siteUrl + paths.post(post.slug);
    const date = dateOf(post, now);
    feed.addItem({
      id: address,
      link: address,
      // The library declares both as HTML.
      title: escapeHtml(post.title),
      description: escapeHtml(post.excerpt || post.subheader),
      date,
      published: date,
      ...(post.author ? { author: [{ name: post.author.display_name || post.author.name }] } : {}),
      ...(post.category
        ? { category: [{ name: inAttribute(post.category.name), term: post.category.slug }] }
        : {}),
    });
  }
  return xmlText(feed.atom1());
}
