import type { PostBlock } from '../../../platform/database/schema/blog.ts';

/** A demo post. `daysAgo` counts back from the day of the seed. */
export interface SeededPost {
  readonly slug: string;
  readonly title: string;
  readonly subheader: string;
  readonly category: string;
  readonly author: string;
  readonly tags: string[];
  readonly daysAgo: number;
  readonly likes: number;
  readonly intro: string;
  readonly body: Omit<PostBlock, 'id'>[];
}

export type Layout = 'full' | 'center' | 'split-left' | 'split-right';

/** A text block. A split layout repeats the heading as `split_heading`. */
export const text = (content: string, heading = '', layout: Layout = 'full'): Omit<PostBlock, 'id'> => ({
  type: 'simple_content',
  value: { layout, heading, split_heading: layout.startsWith('split') ? heading : '', content },
});

export const quote = (text: string, author_name: string, author_title: string): Omit<PostBlock, 'id'> => ({
  type: 'quote',
  value: { quote: text, author_name, author_title },
});

/** A picture at the path where the web servers draw it. The path is relative, because only the servers know their origin. */
export const picture = (slug: string, alt_text: string): Omit<PostBlock, 'id'> => ({
  type: 'fullwidth_image',
  value: { image: { url: pictureOf(slug, wide), ...wide }, alt_text },
});

export const pair = (
  left: string,
  right: string,
  alt_text: string,
  caption: string,
): Omit<PostBlock, 'id'> => ({
  type: 'split_image',
  value: {
    left_image: { url: pictureOf(left, half), ...half },
    right_image: { url: pictureOf(right, half), ...half },
    alt_text,
    caption,
  },
});

interface Size {
  readonly width: number;
  readonly height: number;
}

export const wide: Size = { width: 1440, height: 620 };
const half: Size = { width: 780, height: 560 };

export function pictureOf(slug: string, { width, height }: Size): string {
  return `/art/v1/post/${slug}/${width}x${height}.svg`;
}
