import type { ReactNode } from 'react';
import { Badge } from '../../components/badge/badge.tsx';
import { SeatMeter } from '../../components/seat-meter/seat-meter.tsx';
import { CalendarIcon, CardIcon, InfoIcon, LockIcon, RefreshIcon } from '../../icons.tsx';

const icons = {
  payment: CardIcon,
  refund: RefreshIcon,
  note: InfoIcon,
  secure: LockIcon,
  date: CalendarIcon,
};

export interface PriceBoxProps {
  /** Null for a free session, which has no rate. */
  readonly rate: { label: string; tone: 'signal' | 'soft' } | null;
  /** A secondary fact next to the badge, for example "6 sessions". */
  readonly aside?: string | undefined;
  readonly amount: string;
  /** The public rate, when this price is lower. */
  readonly was?: string | undefined;
  /** The meetings that the price buys: a PriceNote. */
  readonly note?: ReactNode;
  readonly seats: { taken: number; max: number | null; tone: 'open' | 'hot' | 'full'; label: ReactNode };
  /** The one signal button: a lg, full Button or ButtonLink. */
  readonly action: ReactNode;
  /** A message above the button, usually a Flash. */
  readonly message?: ReactNode;
  readonly notes?: readonly { icon: keyof typeof icons; text: ReactNode }[];
  /** Further actions below the button. */
  readonly children?: ReactNode;
}

/**
 * Price, spots left and the button. Sticky next to the text.
 *
 * @do Put the one signal button of the page here.
 * @do Show the public rate as `was` when the member pays less.
 * @dont Show a price without the refund rule.
 * @accessibility Plain text in the order rate, price, spots, action. The meter reads as taken spots, the text as free
 *   ones.
 */
export function PriceBox(props: PriceBoxProps) {
  const { rate, aside, amount, was, note, seats, action, message, notes = [], children } = props;
  return (
    <div className="price-box">
      {rate || aside ? (
        <p data-part="rate">
          {rate ? <Badge tone={rate.tone}>{rate.label}</Badge> : null}
          {aside ? <span className="sm muted">{aside}</span> : null}
        </p>
      ) : null}
      <p data-part="price">
        <span className="num">{amount}</span>
        {was ? (
          <span>
            <s>{was}</s>
            <span className="sm muted">public rate</span>
          </span>
        ) : null}
      </p>
      {note}
      <SeatMeter
        taken={seats.taken}
        max={seats.max}
        tone={seats.tone}
        size="lg"
        label={`${seats.taken} of ${seats.max} spots taken`}
      />
      <p data-part="spots" className="sm strong">
        {seats.label}
      </p>
      {message}
      {action}
      {notes.length > 0 ? (
        <ul>
          {notes.map((note, index) => {
            const Icon = icons[note.icon];
            return (
              <li key={index}>
                <Icon />
                <span>{note.text}</span>
              </li>
            );
          })}
        </ul>
      ) : null}
      {children ? <div data-part="more">{children}</div> : null}
    </div>
  );
}

/**
 * Replaces the price box when registration is closed: explains why and suggests what to do.
 *
 * @do Say why registration is closed and where to go on.
 * @dont Show the price of a closed session.
 * @accessibility Plain text and links; nothing is announced.
 */
export function PriceBoxNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="price-box" data-quiet>
      <p className="d3">{title}</p>
      <div data-part="more">{children}</div>
    </div>
  );
}
