import type { ReactNode } from 'react';
import { Badge } from '../../components/badge/badge.tsx';
import { Lockup } from '../../components/lockup/lockup.tsx';
import { SeatMeter } from '../../components/seat-meter/seat-meter.tsx';
import { PriceNote } from '../price-note/price-note.tsx';
import { RateHelp } from '../price-note/rate-help.tsx';
import { Price } from '../session-row/price.tsx';
import { SessionActionButton } from '../session-row/session-action-button.tsx';
import type { SessionView } from '../session-row/session-view.ts';

export type ScheduleRowProps = Omit<SessionView, 'date' | 'seats' | 'coach'> & {
  /** Null for a cancelled session, which has no seats to show. */
  readonly seats: SessionView['seats'] | null;
  /** The name of the coach, or a link with it. */
  readonly coach?: ReactNode;
  /** A Status above the button: `You are registered`. */
  readonly standing?: ReactNode;
  /** In place of the button. */
  readonly instead?: ReactNode;
  /** The picture at the left, from 1200 px. */
  readonly picture: ReactNode;
  /** The first session with free spots has the one signal button of the list. */
  readonly isFirstFree?: boolean;
};

/**
 * A session as a row of the schedule, below its ScheduleDay.
 *
 * @do Give `isFirstFree` to one row of the list.
 * @do Pass null as `seats` for a cancelled session, and say it in `notice`.
 * @dont Show the date in it. The day has it.
 * @accessibility A list item with a heading. Title and button are links of their own; the button is named with the session.
 */
export function ScheduleRow(props: ScheduleRowProps) {
  const { title, href, category, level, time, location, coach, seats, price, action, notice } = props;
  const { standing, instead, picture, isFirstFree = false } = props;
  const full = seats === null || seats.tone === 'full';
  return (
    <li className="schedule-row" data-full={full || undefined}>
      <div data-part="art" aria-hidden="true">
        {picture}
      </div>
      <div data-part="main">
        {notice ? <div data-part="notice">{notice}</div> : null}
        <p data-part="time" className="tnum">
          {time}
        </p>
        <h4 className="d3">
          <a href={href}>{title}</a>
        </h4>
        <p data-part="who">
          <Lockup name={category} />
          {level ? <span>{level}</span> : null}
          {coach ? <span>with {coach}</span> : null}
        </p>
        <p data-part="place">{location}</p>
      </div>
      <div data-part="buys">
        <Price amount={price.amount} was={price.was} />
        {price.note ? <PriceNote buys={price.note.buys} each={price.note.each} /> : null}
        {price.rate || price.note?.rate ? (
          <div data-part="rate">
            {price.rate === 'Member Rate' ? (
              <Badge tone="soft">{price.rate}</Badge>
            ) : (
              <span>{price.rate}</span>
            )}
            {price.note?.rate ? <span>{price.note.rate}</span> : null}
            {price.note?.help ? <RateHelp>{price.note.help}</RateHelp> : null}
          </div>
        ) : null}
      </div>
      <div data-part="go">
        {seats ? (
          <p data-part="seats" data-tone={seats.tone}>
            <SeatMeter
              taken={seats.taken}
              max={seats.max}
              tone={seats.tone}
              label={`${seats.taken} of ${seats.max} spots taken`}
            />
            <span>
              <b>{seats.label}</b> <span className="tnum">{seats.detail}</span>
            </span>
          </p>
        ) : null}
        {standing ? <p data-part="standing">{standing}</p> : null}
        {instead ?? <SessionActionButton action={action} full={full} title={title} isMain={isFirstFree} />}
      </div>
    </li>
  );
}

export interface ScheduleDayProps {
  /** Unique in the page; a press in the strip leads to it. */
  readonly id: string;
  /** `27` */
  readonly day: string;
  /** `Friday` and `November`. */
  readonly lines: readonly [string, string];
  /** `Today`, `Tomorrow`, `Next`. */
  readonly near?: string | undefined;
  /** ScheduleRows. */
  readonly children: ReactNode;
}

/**
 * A day of the schedule: its date on the left, its sessions on the right.
 *
 * @do Group all sessions of one studio day.
 * @dont Use it for a day without sessions.
 * @accessibility A section named by its date, with a list of sessions.
 */
export function ScheduleDay({ id, day, lines, near, children }: ScheduleDayProps) {
  return (
    <section className="schedule-day" aria-labelledby={id}>
      <h3 className="date-plate" id={id}>
        <span className="num">{day}</span>
        <small>
          {near ? <em>{near}</em> : null}
          <span>{lines[0]}</span>
          <br />
          <span>{lines[1]}</span>
        </small>
      </h3>
      <ol>{children}</ol>
    </section>
  );
}

/**
 * A day without sessions, where the list starts: why, if it is known.
 *
 * @do Say when the next session is, and show it below.
 * @dont Use it between two days with sessions.
 * @accessibility A section with a heading.
 */
export function QuietDay(
  props: Pick<ScheduleDayProps, 'day' | 'lines'> & { title: string; children: ReactNode },
) {
  const { day, lines, title, children } = props;
  return (
    <section className="quiet-day" aria-label={title}>
      <div className="date-plate">
        <span className="num" aria-hidden="true">
          {day}
        </span>
        <small>
          <span>{lines[0]}</span>
          <br />
          <span>{lines[1]}</span>
        </small>
      </div>
      <div>
        <h3 className="d3">{title}</h3>
        <p>{children}</p>
      </div>
    </section>
  );
}
