import { formatMediumDate } from '@detroit-well/config/studio-time';
import type { PostSummary } from '../api/wire.ts';
import type { AllowsPicture } from '../pictures/allowed-pictures.ts';
import { excerptOf } from './excerpt.ts';
import { readingTime } from './reading-time.ts';

/** The fields of a post that a card shows; the page's data contains no others. */
export interface PostCardView {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** The editor's picture; null if the site draws one. */
  readonly picture: string | null;
  readonly category: { readonly name: string; readonly background?: string; readonly color?: string } | null;
  readonly author: string | null;
  /** For example `Mar 6, 2026`; empty without a readable date. */
  readonly date: string;
  readonly readingTime: string | null;
  readonly likes: number;
  /** Placeholder content, shown only where samples are enabled (SPEC-A 7.19). */
  readonly isSample: boolean;
}

const isDate = (text: string): boolean => !Number.isNaN(Date.parse(text));

/** Pictures drawn by the site come in the size of the card, not of the article. */
const drawnHere = (url: string): boolean => url.startsWith('/art/');

export function postCardView(post: PostSummary, allows: AllowsPicture): PostCardView {
  const { category, author, featured_image: image } = post;
  const { bg_color: background, text_color: color } = category ?? {};
  return {
    slug: post.slug,
    title: post.title,
    excerpt: excerptOf(post.excerpt || post.subheader),
    picture: image && !drawnHere(image.url) && allows(image.url) ? image.url : null,
    category: category && { name: category.name, ...(background && color ? { background, color } : {}) },
    author: author && (author.display_name || author.name || null),
    date: isDate(post.first_published_at) ? formatMediumDate(post.first_published_at) : '',
    readingTime: readingTime(post.word_count),
    likes: post.like_count,
    isSample: post.is_sample,
  };
}
