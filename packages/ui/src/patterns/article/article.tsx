import type { ReactNode } from 'react';

export { ArticleText } from './article-text.tsx';
export { FullImage, SplitImage } from './article-images.tsx';
export { PullQuote } from './pull-quote.tsx';

/** An article in a grid of twelve columns. Pictures and quotes can extend to both edges of the window. */
export function Article({ children }: { children: ReactNode }) {
  return <article className="article">{children}</article>;
}
