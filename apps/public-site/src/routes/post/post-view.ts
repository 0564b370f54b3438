import { paths } from '@detroit-well/config/paths';
import type { Post, PostSummary } from '../../api/wire.ts';
import { postCardView, type PostCardView } from '../../blog/post-card-view.ts';
import { readingTime } from '../../blog/reading-time.ts';
import { withoutOtherPictures, type AllowsPicture } from '../../pictures/allowed-pictures.ts';
import { postPicture } from '../../pictures/paths.ts';
import { parseBlocks, textOf, type ArticleBlock } from './blocks.ts';

interface Linked {
  readonly name: string;
  /** Null if the server sends no value to filter by. */
  readonly href: string | null;
}

export interface HeadPicture {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** A smaller crop for phones, if the site drew the picture. */
  readonly narrow: string | null;
}

/** A post as its page shows it. It is sent to the browser with the document. */
export interface PostView {
  /** Empty for the sample template, which is not on the server. */
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly seoTitle: string;
  readonly author: (Linked & { readonly avatar: string | null }) | null;
  readonly category: Linked | null;
  /** Instants; null if the server sends no readable date. */
  readonly published: string | null;
  readonly modified: string | null;
  readonly readingTime: string | null;
  readonly wordCount: number;
  readonly picture: HeadPicture;
  /** Sanitized HTML. */
  readonly intro: string;
  readonly blocks: readonly ArticleBlock[];
  readonly tags: readonly { readonly name: string; readonly href: string }[];
  readonly likes: number;
  readonly more: readonly PostCardView[];
}

const instantOf = (text: string): string | null => (Number.isNaN(Date.parse(text)) ? null : text);

const headSize = { width: 1440, height: 620 };

function headPicture({ slug, featured_image: own }: Post, allows: AllowsPicture): HeadPicture {
  const drawn = postPicture(slug, 'post-hero');
  const narrow = postPicture(slug, 'post-wide');
  if (!own || own.url === drawn) return { url: drawn, alt: own?.alt ?? '', ...headSize, narrow };
  // The alternative text does not describe the drawn picture.
  if (!allows(own.url)) return { url: drawn, alt: '', ...headSize, narrow };
  const size = own.width && own.height ? { width: own.width, height: own.height } : headSize;
  return { url: own.url, alt: own.alt, ...size, narrow: null };
}

function authorOf({ author }: Post, allows: AllowsPicture): PostView['author'] {
  if (!author?.name) return null;
  const { public_id: id, name } = author;
  const avatar = author.avatar && allows(author.avatar) ? author.avatar : null;
  return { name: author.display_name || name, href: id ? paths.theStandard({ author: id }) : null, avatar };
}

function categoryOf({ category }: Post): Linked | null {
  if (!category?.name) return null;
  const { name, slug } = category;
  return { name, href: slug ? paths.theStandard({ category: slug }) : null };
}

/** Counts the words of HTML or plain text, without markup. */
export function wordCountOf(html: string): number {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const shownMore = 3;

/** Related posts: posts of the same category first, newest first, never this one. */
export function postsToRead(post: Post, newest: readonly PostSummary[]): PostSummary[] {
  const others = newest.filter(({ slug }) => slug !== post.slug);
  const alike = (other: PostSummary) => other.category?.slug === post.category?.slug;
  return [...others.filter(alike), ...others.filter((other) => !alike(other))].slice(0, shownMore);
}

interface PostFacts {
  readonly path: string;
  readonly more: readonly PostSummary[];
  readonly allows: AllowsPicture;
}

export function postView(post: Post, { path, more, allows }: PostFacts): PostView {
  const blocks = parseBlocks(post.body, allows);
  const wordCount = post.word_count ?? wordCountOf(`${post.intro} ${textOf(blocks)}`);
  return {
    slug: post.slug,
    path,
    title: post.title,
    description: post.search_description || post.excerpt,
    seoTitle: post.seo_title || post.title,
    author: authorOf(post, allows),
    category: categoryOf(post),
    published: instantOf(post.first_published_at),
    modified: instantOf(post.date),
    readingTime: readingTime(wordCount),
    wordCount,
    picture: headPicture(post, allows),
    intro: withoutOtherPictures(post.intro, allows),
    blocks,
    tags: [...new Set(post.tags)].map((name) => ({ name, href: paths.theStandard({ tag: name }) })),
    likes: post.like_count,
    more: more.map((other) => postCardView(other, allows)),
  };
}
