import type { Post } from '../../api/wire.ts';
import { withoutOtherPictures, type AllowsPicture } from '../../pictures/allowed-pictures.ts';

type RawBlock = Post['body'][number];
type Fields = RawBlock['value'];

interface BlockImage {
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
}

const layouts = ['full', 'center', 'split-left', 'split-right'] as const;

/** The block types of a post's body that the page can render (SPEC-A 2, body block types). `content` is sanitized HTML. */
export type ArticleBlock = { readonly id: string } & (
  | {
      readonly type: 'simple_content';
      readonly layout: (typeof layouts)[number];
      readonly heading: string;
      readonly splitHeading: string;
      readonly content: string;
    }
  | {
      readonly type: 'quote';
      readonly quote: string;
      readonly author: string;
      readonly authorTitle: string;
    }
  | { readonly type: 'fullwidth_image'; readonly image: BlockImage; readonly alt: string }
  | {
      readonly type: 'split_image';
      readonly left: BlockImage;
      readonly right: BlockImage;
      readonly alt: string;
      readonly caption: string;
    }
);

type Unidentified<Block> = Block extends unknown ? Omit<Block, 'id'> : never;
type Parsed = Unidentified<ArticleBlock>;

const text = (raw: unknown): string => (typeof raw === 'string' ? raw.trim() : '');

function size(raw: unknown): number | undefined {
  return typeof raw === 'number' && Number.isFinite(raw) && raw > 0 ? raw : undefined;
}

/** Accepts a URL as text, or a record with `url` or `full_url` and its size. */
function image(raw: unknown, allows: AllowsPicture): BlockImage | null {
  const given = typeof raw === 'object' && raw !== null ? (raw as Fields) : { url: raw };
  const url = text(given.url) || text(given.full_url);
  if (!allows(url)) return null;
  const width = size(given.width);
  const height = size(given.height);
  return width && height ? { url, width, height } : { url };
}

const parsers: Readonly<Record<string, (value: Fields, allows: AllowsPicture) => Parsed | null>> = {
  simple_content: (value, allows) => {
    const layout = layouts.find((name) => name === value.layout) ?? 'full';
    const split = layout === 'split-left' || layout === 'split-right';
    const heading = text(value.heading);
    const sideHeading = text(value.split_heading);
    const content = withoutOtherPictures(text(value.content), allows);
    // A split layout has its heading at the side. A second one appears above the text only if it differs.
    const splitHeading = split ? sideHeading || heading : '';
    const above = split ? (sideHeading && heading !== sideHeading ? heading : '') : heading || sideHeading;
    if (!content && !above && !splitHeading) return null;
    return { type: 'simple_content', layout, heading: above, splitHeading, content };
  },
  quote: (value) => {
    const quote = text(value.quote);
    if (!quote) return null;
    return {
      type: 'quote',
      quote,
      author: text(value.author_name),
      authorTitle: text(value.author_title),
    };
  },
  fullwidth_image: (value, allows) => {
    const picture = image(value.image, allows);
    return picture && { type: 'fullwidth_image', image: picture, alt: text(value.alt_text) };
  },
  split_image: (value, allows) => {
    const left = image(value.left_image, allows);
    const right = image(value.right_image, allows);
    const alt = text(value.alt_text);
    const caption = text(value.caption);
    if (left && right) return { type: 'split_image', left, right, alt, caption };
    // One picture is better than none.
    const only = left ?? right;
    return only && { type: 'fullwidth_image', image: only, alt };
  },
};

function parseBlock({ id, type, value }: RawBlock, index: number, allows: AllowsPicture): ArticleBlock[] {
  const parse = Object.hasOwn(parsers, type) ? parsers[type] : undefined;
  const parsed = parse?.(value, allows);
  return parsed ? [{ ...parsed, id: `${index}-${id}` }] : [];
}

/** The blocks that can be rendered, in order. Unknown types are skipped, and a malformed block affects no other block. */
export function parseBlocks(body: readonly RawBlock[], allows: AllowsPicture): ArticleBlock[] {
  return body.flatMap((block, index) => parseBlock(block, index, allows));
}

/** The text of all blocks, for counting words. */
export function textOf(blocks: readonly ArticleBlock[]): string {
  return blocks
    .map((block) => {
      if (block.type === 'simple_content') return `${block.splitHeading} ${block.heading} ${block.content}`;
      if (block.type === 'quote') return `${block.quote} ${block.author} ${block.authorTitle}`;
      return block.type === 'split_image' ? block.caption : '';
    })
    .join(' ');
}
