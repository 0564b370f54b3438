import type {
  Author,
  Block,
  Picture,
  Post,
  PostCategory,
  PostPage,
  PostSummary,
  Tag,
} from '../shapes/blog.ts';
import {
  countOf,
  eachIn,
  imageUrl,
  isRecord,
  listIn,
  rawRecord,
  naming,
  readEach,
  recordIn,
  text,
  textOrNull,
  integer,
  integerOrNull,
} from './lenient.ts';
import type { RawRecord } from './lenient.ts';
import { Unreadable, unreadableList } from './unreadable.ts';

function readCategory(given: RawRecord): PostCategory {
  return {
    name: text(given.name),
    slug: text(given.slug),
    bg_color: textOrNull(given.bg_color),
    text_color: textOrNull(given.text_color),
    post_count: integer(given.post_count),
  };
}

function readAuthor(given: RawRecord): Author {
  const full = `${text(given.first_name)} ${text(given.last_name)}`.trim();
  const name = text(given.name) || text(given.display_name) || full;
  return {
    public_id: text(given.public_id, text(given.id)),
    name,
    display_name: text(given.display_name) || name,
    first_name: text(given.first_name),
    last_name: text(given.last_name),
    bio: text(given.bio),
    avatar: imageUrl(given.avatar),
    post_count: integer(given.post_count),
  };
}

function readTag(raw: unknown): Tag {
  const given = typeof raw === 'string' ? { name: raw } : rawRecord(raw);
  const name = text(given.name);
  return { name, slug: text(given.slug, name.toLowerCase()), post_count: integer(given.post_count) };
}

function readPicture(raw: unknown): Picture | null {
  const url = imageUrl(raw);
  if (url === null) return null;
  const given = rawRecord(raw);
  return {
    url,
    alt: text(given.alt),
    width: integerOrNull(given.width),
    height: integerOrNull(given.height),
  };
}

/** `learn-to-count` becomes `Learn to count`. */
function fromSlug(slug: string): string {
  const title = slug.replaceAll('-', ' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** A post has a slug or a title; `{}` has neither. */
function readSummary(raw: RawRecord): PostSummary {
  const given = naming(raw, ['slug', 'meta', 'title']);
  const slug = text(rawRecord(given.meta).slug) || text(given.slug);
  const date = text(given.date) || text(given.first_published_at);
  return {
    id: integer(given.id),
    title: text(given.title) || text(given.seo_title) || fromSlug(slug),
    slug,
    meta: { slug },
    url: text(given.url),
    date,
    first_published_at: text(given.first_published_at) || date,
    excerpt: text(given.excerpt),
    subheader: text(given.subheader),
    tags: (Array.isArray(given.tags) ? given.tags : []).map((one) => readTag(one).name),
    category: isRecord(given.category) ? readCategory(given.category) : null,
    author: isRecord(given.author) ? readAuthor(given.author) : null,
    featured_image: readPicture(given.featured_image),
    like_count: integer(given.like_count),
    comment_count: integer(given.comment_count),
    word_count: integerOrNull(given.word_count),
    seo_title: text(given.seo_title),
    search_description: text(given.search_description),
    is_sample: given.is_sample === true,
  };
}

function readBlock(given: RawRecord): Block {
  return { id: text(given.id), type: text(given.type), value: rawRecord(given.value) };
}

export function readPost(raw: unknown): Post {
  const given = recordIn(raw, ['post', 'data']);
  const blocks = Array.isArray(given.body) ? given.body.filter(isRecord).map(readBlock) : [];
  return { ...readSummary(given), intro: text(given.intro), body: blocks };
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

export const readPostCategories = eachIn(['categories', 'results', 'items'], readCategory);
export const readAuthors = eachIn(['authors', 'results', 'items'], readAuthor);

/** Tags as records, or as plain words. */
export function readTags(raw: unknown): Tag[] {
  const given = [raw, rawRecord(raw).tags, rawRecord(raw).results].find(Array.isArray);
  if (!given) throw new Unreadable(unreadableList);
  return given.map(readTag);
}
