import { Slash } from '../../components/slash/slash.tsx';

export interface PullQuoteProps {
  quote: string;
  author?: string | undefined;
  authorTitle?: string | undefined;
}

/** A sentence that stands for itself, on the maple floor (SPEC-A 2, quote). */
export function PullQuote({ quote, author, authorTitle }: PullQuoteProps) {
  return (
    <figure className="pull-quote" data-ground="maple">
      <Slash />
      <blockquote>{quote}</blockquote>
      {author || authorTitle ? (
        <figcaption>
          {author ? <b className="strong">{author}</b> : null}
          {author && authorTitle ? <br /> : null}
          {authorTitle}
        </figcaption>
      ) : null}
    </figure>
  );
}
