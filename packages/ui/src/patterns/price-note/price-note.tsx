import type { ReactNode } from 'react';
import { RateHelp } from './rate-help.tsx';

export interface PriceNoteProps {
  /** The meetings that the price buys, for example "6 Saturdays, Nov 28 to Jan 2". */
  readonly buys: string;
  /** The price of one meeting of a course, for example "$40 a night". */
  readonly each?: string | undefined;
  /** The other rate, for example "Members $180". */
  readonly rate?: string | undefined;
  /** Explains the rate in place. Use it once on a page. */
  readonly help?: ReactNode;
}

/**
 * The meetings that a price buys, below the price: their number and dates, the price of one, and the rate of members.
 *
 * @do Show it wherever a price stands.
 * @do Explain the rate with `help` at the first price of a page.
 * @dont Repeat the price itself.
 * @accessibility Plain text; the explanation is a native disclosure.
 */
export function PriceNote({ buys, each, rate, help }: PriceNoteProps) {
  return (
    <div className="price-note">
      <p>
        <span>{buys}</span>
        {each ? <span data-part="each">{`, ${each}`}</span> : null}
      </p>
      {rate || help ? (
        <div data-part="rate">
          {rate ? <span>{rate}</span> : null}
          {help ? <RateHelp>{help}</RateHelp> : null}
        </div>
      ) : null}
    </div>
  );
}
