import type { ReactNode } from 'react';
import { Badge } from '../../components/badge/badge.tsx';
import { SeatMeter } from '../../components/seat-meter/seat-meter.tsx';
import { DatePlate } from '../date-plate/date-plate.tsx';
import { PriceNote } from '../price-note/price-note.tsx';
import { Price } from './price.tsx';
import { SessionActionButton } from './session-action-button.tsx';
import type { SessionView } from './session-view.ts';

export type { SessionView } from './session-view.ts';

export type SessionRowProps = SessionView & { headingLevel?: 2 | 3 };

/**
 * A session as a row of a timetable. Use inside a SessionRows list.
 *
 * @do Use it for a timetable, where people compare times and prices.
 * @dont Show a picture.
 * @accessibility A list item with a heading. The button is named with the session.
 */
export function SessionRow(props: SessionRowProps) {
  const { title, href, category, date, time, location, coach, coachHref, seats, price, action, notice } =
    props;
  const Heading = `h${props.headingLevel ?? 3}` as const;
  const full = seats.tone === 'full';
  return (
    <li className="session-row" data-full={full || undefined}>
      <DatePlate day={date.day} lines={[date.weekday, date.month]} />
      <div data-part="what">
        {notice ? <div data-part="notice">{notice}</div> : null}
        <Heading className="d3">
          <a href={href}>{title}</a>
        </Heading>
        <p className="sm muted">
          {coach && coachHref ? (
            <>
              <span>{`${category}, with `}</span>
              <a href={coachHref}>{coach}</a>
            </>
          ) : coach ? (
            `${category}, with ${coach}`
          ) : (
            category
          )}
        </p>
      </div>
      <div data-part="when" className="sm">
        <b className="strong tnum">{time}</b>
        <span className="muted">{location}</span>
        {price.note ? <PriceNote buys={price.note.buys} each={price.note.each} /> : null}
      </div>
      <div data-part="seats" data-tone={seats.tone} className="sm">
        <SeatMeter
          taken={seats.taken}
          max={seats.max}
          tone={seats.tone}
          label={`${seats.taken} of ${seats.max} spots taken`}
        />
        <span>
          <b className="strong">{seats.label}</b> <span className="muted tnum">{seats.detail}</span>
        </span>
      </div>
      <div data-part="go">
        <div data-part="price">
          <Price amount={price.amount} was={price.was} />
          {price.rate ? <Badge tone="soft">{price.rate}</Badge> : null}
        </div>
        <SessionActionButton action={action} full={full} title={title} />
      </div>
    </li>
  );
}

export function SessionRows({ children }: { children: ReactNode }) {
  return <ol className="session-rows">{children}</ol>;
}
