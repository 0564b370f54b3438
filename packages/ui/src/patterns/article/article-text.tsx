import type { ReactNode } from 'react';

type ArticleTextLayout = 'full' | 'center' | 'split-left' | 'split-right';

export interface ArticleTextProps {
  readonly layout: ArticleTextLayout;
  /** Shown above the text. */
  readonly heading?: string | undefined;
  /** Shown next to the text, on the side that the split layout specifies. */
  readonly splitHeading?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * Running text (SPEC-A 2, simple_content).
 *
 * @do Use a split layout for a short heading that introduces the text.
 * @dont Give both `heading` and `splitHeading`.
 * @accessibility The heading comes before its text in the document, on whichever side it is drawn.
 */
export function ArticleText({ layout, heading, splitHeading, children }: ArticleTextProps) {
  return (
    <section className="article-text" data-layout={layout}>
      {splitHeading ? <h2 data-part="side">{splitHeading}</h2> : null}
      <div data-part="text">
        {heading ? <h2>{heading}</h2> : null}
        {children}
      </div>
    </section>
  );
}
