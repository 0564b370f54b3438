import { slug } from '@detroit-well/config/slug';
import { postChecks } from '@detroit-well/validation';
import { cleanLine, cleanText } from '@detroit-well/validation/clean-text';
import type { CreatePostParams, NestedFieldErrors } from '@detroit-well/api-client/contract';
import { fieldProblem } from '../../platform/calls/problem.ts';
import type { PostContent } from '../../platform/database/schema/blog.ts';
import { droppedFrom, notShown, safeUrl, sanitize } from '../../platform/html/sanitize.ts';
import { cleanBlocks } from '../blog/clean-blocks.ts';
import { mapPictures, withoutOrigin } from '../blog/post-pictures.ts';

export const emptyPost: PostContent = {
  title: '',
  slug: '',
  subheader: '',
  excerpt: '',
  intro: '',
  body: [],
  category: null,
  author_id: null,
  tags: [],
  featured_image: null,
  seo_title: '',
  search_description: '',
};

/** The given fields of a post as they are stored. Throws at the field whose HTML or address no page shows. */
export function cleanContent(sent: CreatePostParams, apiUrl: string): Partial<PostContent> {
  const given = withOwnPictures(sent, withoutOrigin(apiUrl));
  refuseDropped(given);
  const { body, featured_image: picture, tags } = given;
  const cleaned: { [Name in keyof PostContent]: PostContent[Name] | undefined } = {
    title: given.title === undefined ? undefined : cleanLine(given.title),
    slug: given.slug,
    subheader: given.subheader === undefined ? undefined : cleanText(given.subheader),
    excerpt: given.excerpt === undefined ? undefined : cleanText(given.excerpt),
    intro: given.intro === undefined ? undefined : sanitize(given.intro),
    body: body && cleanBlocks(body),
    category: given.category,
    author_id: given.author_id,
    tags: tags && [...new Map(tags.map((tag) => [slug(tag), cleanLine(tag)])).values()],
    featured_image: picture && { ...picture, url: safeUrl(picture.url), alt: cleanText(picture.alt) },
    seo_title: given.seo_title === undefined ? undefined : cleanLine(given.seo_title),
    search_description:
      given.search_description === undefined ? undefined : cleanLine(given.search_description),
  };
  return Object.fromEntries(Object.entries(cleaned).filter(([, value]) => value !== undefined));
}

/** Uploaded pictures lose the address of this server, which may change. */
const withOwnPictures = (
  { body, featured_image: picture, ...given }: CreatePostParams,
  map: (url: string) => string,
): CreatePostParams => ({
  ...given,
  ...(body && { body: mapPictures(body, map) }),
  ...(picture !== undefined && { featured_image: picture && { ...picture, url: map(picture.url) } }),
});

/** Nothing is lost silently: what the sanitizer would drop is said at its field. */
function refuseDropped({ intro = '', body = [], featured_image: picture }: CreatePostParams): void {
  const errors: NestedFieldErrors = {};
  const inIntro = droppedFrom(intro);
  if (inIntro.length > 0) errors['intro'] = notShown(inIntro);
  if (picture && safeUrl(picture.url) === '') errors['featured_image'] = notShown([picture.url]);
  const blocks: NestedFieldErrors = {};
  for (const [index, { type, value }] of body.entries()) {
    const found: NestedFieldErrors = {};
    for (const [name, inner] of Object.entries(value)) {
      const lost =
        typeof inner === 'string'
          ? type === 'simple_content' && name === 'content'
            ? droppedFrom(inner)
            : []
          : droppedAddresses(inner);
      if (lost.length > 0) found[name] = notShown(lost);
    }
    if (Object.keys(found).length > 0) blocks[index] = { value: found };
  }
  if (Object.keys(blocks).length > 0) errors['body'] = blocks;
  if (Object.keys(errors).length > 0) throw fieldProblem(errors);
}

const droppedAddresses = (picture: unknown): string[] =>
  typeof picture === 'object' && picture !== null && 'url' in picture && typeof picture.url === 'string'
    ? picture.url !== '' && safeUrl(picture.url) === ''
      ? [picture.url]
      : []
    : [];

/** Throws, at each field, what keeps a post from being published. */
export function requirePublishable(content: PostContent): void {
  const errors: NestedFieldErrors = {};
  for (const { level, path, text } of postChecks(content)) {
    if (level !== 'error') continue;
    const [first = '', index, field] = path;
    if (index === undefined || field === undefined) errors[first] = [text];
    else {
      const blocks = (errors[first] ?? {}) as NestedFieldErrors; // only the body nests
      const block = (blocks[index] ?? { value: {} }) as { value: NestedFieldErrors };
      block.value[field] = [text];
      errors[first] = { ...blocks, [index]: block };
    }
  }
  if (Object.keys(errors).length > 0) throw fieldProblem(errors);
}
