import { slug } from '@detroit-well/config/slug';
import { isSiteLink } from './site-link.ts';
import { metadataAdvice } from './page-metadata.ts';

/** A picture of a post, as far as it is checked. */
interface CheckedPicture {
  readonly url: string;
  readonly alt: string;
}

/** A post as an editor writes it, as far as it is checked. */
export interface CheckedPost {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly intro: string;
  readonly body: readonly {
    readonly type: string;
    readonly value: Readonly<Record<string, unknown>>;
  }[];
  readonly featured_image: CheckedPicture | null;
  readonly seo_title: string;
  readonly search_description: string;
}

/** What is wrong with a post. `error` keeps it from being published, `warning` does not. */
export interface PostCheck {
  readonly level: 'error' | 'warning';
  /** The path of its field, such as `['body', '2', 'alt_text']`, where 2 is the index of a block. */
  readonly path: readonly string[];
  readonly text: string;
}

const error = (path: readonly string[], text: string): PostCheck => ({ level: 'error', path, text });

/** How a slug is written. */
export const slugRule = 'Use lower case letters, digits and hyphens.';

const altMissing = 'Say what the picture shows, for people who do not see it.';

/** Whether HTML has text, a picture or a line. */
const hasContent = (html: unknown): boolean =>
  typeof html === 'string' &&
  /<(?:img|hr|table)\b|[\p{L}\p{N}]/iu.test(html.replaceAll(/<(?!img|hr|table)[^>]*>/gi, ''));

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

const hasPicture = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'url' in value && !isBlank(value.url);

/** The first thing that a block of each kind lacks to be published: its field, and a sentence. */
const blockChecks: Readonly<
  Record<string, (value: Readonly<Record<string, unknown>>) => readonly [field: string, text: string] | null>
> = {
  simple_content: ({ heading, split_heading: side, content }) =>
    isBlank(heading) && isBlank(side) && !hasContent(content)
      ? ['content', 'Write a text, or remove the block.']
      : null,
  quote: ({ quote }) => (isBlank(quote) ? ['quote', 'Write what was said, or remove the block.'] : null),
  fullwidth_image: ({ image, alt_text: alt }) => {
    if (!hasPicture(image)) return ['image', 'Choose a picture, or remove the block.'];
    return isBlank(alt) ? ['alt_text', altMissing] : null;
  },
  split_image: ({ left_image: left, right_image: right, alt_text: alt }) => {
    const missing = hasPicture(left) ? 'right_image' : 'left_image';
    if (!hasPicture(left) || !hasPicture(right))
      return [missing, 'Choose both pictures, or remove the block.'];
    return isBlank(alt) ? ['alt_text', altMissing] : null;
  },
};

/** Blocks of another kind are not shown, and not checked. */
function blockErrors(body: CheckedPost['body']): PostCheck[] {
  return body.flatMap(({ type, value }, index) => {
    const check = Object.hasOwn(blockChecks, type) ? blockChecks[type] : undefined;
    const found = check?.(value);
    return found ? [error(['body', String(index), found[0]], found[1])] : [];
  });
}

/** What is missing before a post can be published, and what could be better. */
export function postChecks(post: CheckedPost): PostCheck[] {
  const { featured_image: picture } = post;
  const advice = metadataAdvice({
    title: post.seo_title.trim() || post.title,
    description: post.search_description.trim() || post.excerpt,
    image: picture?.url ?? '',
  });
  return [
    ...(isBlank(post.title) ? [error(['title'], 'Give the post a title.')] : []),
    ...(post.slug !== '' && slug(post.slug) === post.slug ? [] : [error(['slug'], slugRule)]),
    ...(hasContent(post.intro) || post.body.length > 0
      ? []
      : [error(['intro'], 'Write an introduction, or add a block.')]),
    ...(picture && !isSiteLink(picture.url) ? [error(['featured_image'], 'Choose a picture.')] : []),
    ...blockErrors(post.body),
    ...advice
      .filter(({ field }) => field !== 'title' || !isBlank(post.title))
      .map(({ field, text }): PostCheck => ({ level: 'warning', path: [adviceFields[field]], text })),
  ];
}

const adviceFields = {
  title: 'seo_title',
  description: 'search_description',
  image: 'featured_image',
} as const;
