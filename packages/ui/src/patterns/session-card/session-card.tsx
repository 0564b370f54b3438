import type { ReactNode } from 'react';
import { Lockup } from '../../components/lockup/lockup.tsx';
import { SeatMeter } from '../../components/seat-meter/seat-meter.tsx';
import { DatePlate } from '../date-plate/date-plate.tsx';
import { FactList } from '../fact-list/fact-list.tsx';
import type { Fact } from '../fact-list/fact-list.tsx';
import { PriceNote } from '../price-note/price-note.tsx';
import { Price } from './price.tsx';
import { SessionActionButton } from './session-action-button.tsx';
import type { SessionView } from './session-view.ts';

export type { SessionView } from './session-view.ts';

export type SessionCardProps = Omit<SessionView, 'seats'> & {
  /** Null for a cancelled session, which has no seats to show. */
  seats: SessionView['seats'] | null;
  /** A 16:10 picture that extends to the edges. */
  picture: ReactNode;
  headingLevel?: 2 | 3;
};

/**
 * A session as a card: picture with date, facts, seats, price and button. The whole card is the link.
 *
 * @do Pass a SessionView, which the card and the row share.
 * @do Pass null as `seats` for a cancelled session, and say it in `notice`.
 * @dont Add more links than the title, the coach and the button.
 * @accessibility An article with a heading whose link covers the card. The button has its own name: its label and the
 *   session.
 */
export function SessionCard(props: SessionCardProps) {
  const { title, href, category, level, date, time, location, coach, seats, price, action, notice } = props;
  const { coachHref, picture, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  const full = seats === null || seats.tone === 'full';
  const facts: Fact[] = [
    { icon: 'time', label: 'Time', value: time },
    { icon: 'location', label: 'Place', value: location },
  ];
  if (coach) {
    const value = coachHref ? <a href={coachHref}>{coach}</a> : coach;
    facts.push({ icon: 'coach', label: 'Coach', value });
  }
  return (
    <article className="session-card" data-full={full || undefined}>
      <div data-part="art">
        {picture}
        {notice ? <div data-part="notice">{notice}</div> : null}
        <DatePlate day={date.day} lines={[date.weekday, date.month]} />
      </div>
      <div data-part="body">
        <p data-part="kind">
          <Lockup name={category} />
          {level ? <span className="sm muted">{level}</span> : null}
        </p>
        <Heading className="d3">
          <a href={href}>{title}</a>
        </Heading>
        <FactList facts={facts} />
        {seats ? (
          <div data-part="seats" data-tone={seats.tone}>
            <SeatMeter
              taken={seats.taken}
              max={seats.max}
              tone={seats.tone}
              label={`${seats.taken} of ${seats.max} spots taken`}
            />
            <span className="sm">
              <b className="strong">{seats.label}</b> <span className="muted tnum">{seats.detail}</span>
            </span>
          </div>
        ) : null}
        <div data-part="foot">
          <div>
            {price.rate ? <span className="xs muted">{price.rate}</span> : null}
            <Price amount={price.amount} was={price.was} />
            {price.note ? <PriceNote {...price.note} /> : null}
          </div>
          <SessionActionButton action={action} full={full} title={title} />
        </div>
      </div>
    </article>
  );
}

/**
 * A grid of cards: three, two or one per row, by screen width.
 *
 * @do Keep the order of the calendar.
 * @dont Fix the number of columns.
 * @accessibility A plain container; the cards are articles.
 */
export function SessionCards({ children }: { children: ReactNode }) {
  return <div className="session-cards">{children}</div>;
}
