import type { CreatePostParams, OfficePost } from '@detroit-well/api-client';
import { fold } from '@detroit-well/config/fold';
import { slug as slugged } from '@detroit-well/config/slug';
import { readSettings } from '../../settings/settings.ts';
import { blockValueOf, type Block } from './blocks.ts';
import type { PictureValue } from '../../written/picture-value.ts';

/** What is written of a post, as its form holds it. */
export interface PostValues {
  title: string;
  slug: string;
  subheader: string;
  excerpt: string;
  intro: string;
  body: Block[];
  /** Empty without one. */
  category: string;
  author_id: string;
  /** Names with commas between them. */
  tags: string;
  featured_image: PictureValue | null;
  seo_title: string;
  search_description: string;
}

/** What is written of a post, as it is sent. */
export type PostBody = Required<{
  [Name in keyof CreatePostParams]: Exclude<CreatePostParams[Name], undefined>;
}>;

const blank: PostValues = {
  title: '',
  slug: '',
  subheader: '',
  excerpt: '',
  intro: '',
  body: [],
  category: '',
  author_id: '',
  tags: '',
  featured_image: null,
  seo_title: '',
  search_description: '',
};

export const valuesOf = (post: OfficePost | null): PostValues =>
  post === null
    ? blank
    : {
        title: post.title,
        slug: post.slug,
        subheader: post.subheader,
        excerpt: post.excerpt,
        intro: post.intro,
        body: post.body.map(({ id, type, value }) => ({ id, type, value: blockValueOf(type, value) })),
        category: post.category ?? '',
        author_id: post.author_id ?? '',
        tags: post.tags.join(', '),
        featured_image: post.featured_image,
        seo_title: post.seo_title,
        search_description: post.search_description,
      };

const slugChars = 120;

/** The last part of an address, made of what is typed. */
export const slugOf = (text: string): string => slugged(fold(text)).slice(0, slugChars).replace(/-$/, '');

const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
];

export const bodyOf = (values: PostValues): PostBody => ({
  ...values,
  slug: slugOf(values.slug),
  category: values.category || null,
  author_id: values.author_id || null,
  tags: tagsOf(values.tags),
});

/** The same, as it is checked: the server keeps the path of an uploaded picture. */
export function checkedOf(values: PostValues): PostBody {
  const body = bodyOf(values);
  const picture = body.featured_image;
  const { origin } = new URL(readSettings().apiUrl);
  if (!picture?.url.startsWith(`${origin}/`)) return body;
  return { ...body, featured_image: { ...picture, url: picture.url.slice(origin.length) } };
}

const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&\w+;/g, ' ');

/** Words of what visitors read. */
export function wordCount({ title, subheader, intro, body }: PostValues): number {
  const blocks = body.flatMap(({ value }) =>
    ['heading', 'content', 'quote', 'author_name', 'author_title', 'caption'].map((name) => {
      const text = value[name];
      return typeof text === 'string' ? text : '';
    }),
  );
  const words = plain([title, subheader, intro, ...blocks].join(' ')).match(/[\p{L}\p{N}][^\s]*/gu);
  return words?.length ?? 0;
}
