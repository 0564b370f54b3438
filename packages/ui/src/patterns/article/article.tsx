import type { ReactNode } from 'react';

export { ArticleText } from './article-text.tsx';
export { FullImage, SplitImage } from './article-images.tsx';
export { PullQuote } from './pull-quote.tsx';

/**
 * An article in a grid of twelve columns. Pictures and quotes can extend to both edges of the window.
 *
 * @do Build it from ArticleText, PullQuote, FullImage and SplitImage in the order of reading.
 * @dont Put a form or a price into it.
 * @accessibility The article landmark. Headings of the blocks are second level, below the title of the page.
 */
export function Article({ children }: { children: ReactNode }) {
  return <article className="article">{children}</article>;
}
