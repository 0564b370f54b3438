import {
  countOf,
  eachIn,
  imageUrl,
  listIn,
  naming,
  rawRecord,
  readEach,
  recordIn,
  text,
  textOrNull,
  orNull,
} from '../definition/lenient.ts';
import type { RawRecord } from '../definition/lenient.ts';
import { Unreadable, unreadableList } from '../definition/unreadable.ts';
import {
  authorRecord,
  pictureRecord,
  postCategoryRecord,
  postRecord,
  postSummaryRecord,
  tagRecord,
} from '../generated/blog.ts';
import type {
  Author,
  Picture,
  Post,
  PostCategory,
  PostPage,
  PostPreview,
  PostSummary,
  Tag,
} from '../generated/blog.ts';

function readAuthor(given: RawRecord): Author {
  const read = authorRecord(given);
  const name = read.name || read.display_name || `${read.first_name} ${read.last_name}`.trim();
  return { ...read, name, display_name: read.display_name || name };
}

function readTag(raw: unknown): Tag {
  const given = typeof raw === 'string' ? { name: raw } : rawRecord(raw);
  const read = tagRecord(given);
  return { ...read, slug: text(given.slug, read.name.toLowerCase()) };
}

function readPicture(raw: unknown): Picture | null {
  const url = imageUrl(raw);
  return url === null ? null : { ...pictureRecord(raw), url };
}

/** `learn-to-count` becomes `Learn to count`. */
function fromSlug(slug: string): string {
  const title = slug.replaceAll('-', ' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** A post has a slug or a title; `{}` has neither. */
function readSummary(raw: RawRecord): PostSummary {
  const given = naming(raw, ['slug', 'meta', 'title']);
  const read = postSummaryRecord(given);
  const slug = read.meta.slug || read.slug;
  const date = read.date || read.first_published_at;
  return {
    ...read,
    title: read.title || read.seo_title || fromSlug(slug),
    slug,
    meta: { slug },
    date,
    first_published_at: read.first_published_at || date,
    tags: (Array.isArray(given.tags) ? given.tags : []).map((one) => readTag(one).name),
    author: orNull(readAuthor)(given.author),
    featured_image: readPicture(given.featured_image),
  };
}

export function readPost(raw: unknown): Post {
  const given = recordIn(raw, ['post', 'data']);
  return { ...postRecord(given), ...readSummary(given) };
}

export function readPostPreview(raw: unknown): PostPreview {
  const given = naming(recordIn(raw, []), ['post']);
  return { post: readPost(given.post), expires_at: text(given.expires_at) };
}

/** Paginated, or a plain array. */
export function readPosts(raw: unknown): PostPage {
  const results = readEach(listIn(raw, ['results', 'posts', 'items']), readSummary);
  const given = rawRecord(raw);
  return {
    count: countOf(raw, results),
    next: textOrNull(given.next),
    previous: textOrNull(given.previous),
    results,
  };
}

export const readPostCategories = eachIn<PostCategory>(
  ['categories', 'results', 'items'],
  postCategoryRecord,
);
export const readAuthors = eachIn(['authors', 'results', 'items'], readAuthor);

/** Tags as records, or as plain words. */
export function readTags(raw: unknown): Tag[] {
  const given = [raw, rawRecord(raw).tags, rawRecord(raw).results].find(Array.isArray);
  if (!given) throw new Unreadable(unreadableList);
  return given.map(readTag);
}
