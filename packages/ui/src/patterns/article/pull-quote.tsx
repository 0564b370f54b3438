import { Slash } from '../../components/slash/slash.tsx';

export interface PullQuoteProps {
  readonly quote: string;
  readonly author?: string | undefined;
  readonly authorTitle?: string | undefined;
}

/**
 * A highlighted quote on a maple floor (SPEC-A 2, quote).
 *
 * @do Quote one sentence.
 * @dont Repeat a sentence of the same page.
 * @accessibility A figure with a blockquote, and the author as its caption.
 */
export function PullQuote({ quote, author, authorTitle }: PullQuoteProps) {
  return (
    <figure className="pull-quote" data-ground="maple">
      <Slash />
      <blockquote>{quote}</blockquote>
      {author || authorTitle ? (
        <figcaption>
          {author ? <b className="strong">{author}</b> : null}
          {author && authorTitle ? <br /> : null}
          {authorTitle ? <span>{authorTitle}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
