import type { CSSProperties, ReactNode } from 'react';
import { Badge } from '../../components/badge/badge.tsx';

export interface OfferPanelProps {
  /** "A spot is yours", "A spot is open". */
  readonly badge: string;
  /** Only one panel of a view has the signal color. */
  readonly signal?: boolean;
  /** The figure, for example "8:28", and its label in two lines. */
  readonly figure: string;
  readonly figureLines: readonly [string, string];
  /** The same as a sentence: "8 hours and 28 minutes left". */
  readonly figureLabel: string;
  /** Number of lit bars in the hour meter. Absent when no spot is held. */
  readonly hoursLeft?: number | undefined;
  /** "Yours until Sunday, March 15, 1:40 AM EDT" */
  readonly deadline: string;
  readonly title: ReactNode;
  readonly titleId: string;
  /** Time, place and price. */
  readonly children: ReactNode;
  /** An `img` at the right edge. */
  readonly picture?: ReactNode;
  readonly actions: ReactNode;
}

/**
 * A waitlist offer on ink: time left, session, and actions to accept or decline.
 *
 * @do Give the signal color to one offer per view.
 * @do Say the deadline as a date, too, because a countdown alone is easy to misread.
 * @dont Show it after the offer has ended.
 * @accessibility A region named by its title. The figure is a timer read as a sentence. The bars are hidden.
 */
export function OfferPanel(props: OfferPanelProps) {
  const { badge, signal = true, figure, figureLines, figureLabel, hoursLeft, deadline } = props;
  return (
    <section className="offer-panel" data-theme="dark" aria-labelledby={props.titleId}>
      {props.picture ? <div data-part="picture">{props.picture}</div> : null}
      <Badge tone={signal ? 'signal' : 'maple'}>{badge}</Badge>
      <p data-part="left" role="timer" aria-label={figureLabel}>
        <span className="num" aria-hidden="true">
          {figure}
        </span>
        <small aria-hidden="true">
          <span>{figureLines[0]}</span>
          <br />
          <span>{figureLines[1]}</span>
        </small>
      </p>
      {hoursLeft === undefined ? null : <HourMeter left={hoursLeft} />}
      <p data-part="deadline">{deadline}</p>
      <h2 className="d2" id={props.titleId}>
        {props.title}
      </h2>
      <p data-part="pay" className="sm">
        {props.children}
      </p>
      <div className="row">{props.actions}</div>
    </section>
  );
}

const hoursOfAnOffer = 12;

/** One leaning bar for each hour of an offer, lit while the hour remains. The figure next to it shows the same. */
export function HourMeter({ left }: { left: number }) {
  const lit = Math.min(Math.max(Math.ceil(left), 0), hoursOfAnOffer);
  return (
    <span
      className="hour-meter"
      aria-hidden="true"
      style={{ '--left': lit, '--hours': hoursOfAnOffer } as CSSProperties} // custom properties are not in React's type
    />
  );
}
