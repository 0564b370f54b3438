import type { PostBlock, PostContent } from '../../platform/database/schema/blog.ts';

type Map = (url: string) => string;

/** Where this server shows uploaded pictures, below its own address. */
const ownPath = '/pictures/media-';

/** The address of an uploaded picture as it is stored: without the address of this server, which may change. */
export const withoutOrigin =
  (apiUrl: string): Map =>
  (url) =>
    url.startsWith(`${apiUrl}${ownPath}`) ? url.slice(apiUrl.length) : url;

export const withOrigin =
  (apiUrl: string): Map =>
  (url) =>
    url.startsWith(ownPath) ? apiUrl + url : url;

/** The blocks with the addresses of their pictures replaced. */
export const mapPictures = (blocks: readonly PostBlock[], map: Map): PostBlock[] =>
  blocks.map((block) => ({
    ...block,
    value: Object.fromEntries(
      Object.entries(block.value).map(([name, inner]) => [name, mapPicture(inner, map)]),
    ),
  }));

const mapPicture = (value: unknown, map: Map): unknown =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string'
    ? { ...value, url: map(value.url) }
    : value;

/** The pictures of a post as pages and editors show them. */
export const shownPictures = <Shown extends Pick<PostContent, 'body' | 'featured_image'>>(
  content: Shown,
  apiUrl: string,
): Shown => {
  const map = withOrigin(apiUrl);
  const { body, featured_image: picture } = content;
  return {
    ...content,
    body: mapPictures(body, map),
    featured_image: picture && { ...picture, url: map(picture.url) },
  };
};
