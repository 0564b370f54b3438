import { serverNow } from '@detroit-well/config/server-clock';
import {
  addDays,
  formatLongDay,
  formatTime,
  formatTimeRange,
  formatWeekday,
  studioDay,
  studioInstant,
  studioOffsetMinutes,
  type Day,
} from '@detroit-well/config/studio-time';
import { SeatMeter } from '@detroit-well/ui/components/seat-meter';
import type { OfficeClosure } from '@detroit-well/api-client';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { Keys } from '../../keyboard/kbd.tsx';
import { unbroken } from '../../format/unbroken.ts';
import { placesText } from '../../sessions/places.ts';
import { closedBecause } from '../../closures/closed-because.ts';
import { isKept, type MeetingRow } from './meeting-rows.ts';
import { hourOf } from '../../clock/hour-of-day.ts';
import { useMinute } from '../../clock/use-minute.ts';
import { dayColumn, shownHours, type Block, type DayColumn, type Hidden } from './week-layout.ts';

interface WeekGridProps {
  /** The Sunday that it starts with. */
  readonly first: Day;
  readonly rows: readonly MeetingRow[];
  /** Those of the week. */
  readonly closures?: readonly OfficeClosure[];
  /** The list of the same week. */
  readonly listHref: string;
  /** The key of the meeting that the panel shows. */
  readonly selected?: string | undefined;
  /** Where pressing a meeting leads. */
  readonly hrefOf: (row: MeetingRow) => string;
}

const noon = (day: Day) => studioInstant(day, '12:00');

/** The week as a calendar: a column for each day, a block for each meeting. The arrow keys move between the blocks. */
export function WeekGrid({ first, rows, closures = [], listHref, selected, hrefOf }: WeekGridProps) {
  useMinute();
  const now = serverNow();
  const today = studioDay(now);
  const columns = Array.from({ length: 7 }, (_, index) => dayColumn(addDays(first, index), rows));
  const { from, to } = shownHours(columns);
  const shown = [
    ...new Map(rows.map(({ session }) => [session.category_name, session.category_ground])),
  ].toSorted(([one], [other]) => one.localeCompare(other));
  return (
    <>
      <div
        className="week"
        role="group"
        aria-label="Week"
        style={{ '--from': from, '--hours': to - from } as CSSProperties}
      >
        <span className="week__corner">Detroit</span>
        {columns.map(({ day }) => (
          <DayHead key={day} day={day} today={today} isClosed={closedBecause(day, closures) !== null} />
        ))}
        <Axis from={from} to={to} />
        {columns.map((column) => (
          <DayOfWeek
            key={column.day}
            column={column}
            closures={closures}
            isToday={column.day === today}
            {...{ listHref, selected, hrefOf }}
          >
            {column.day === today && hourOf(now) >= from && hourOf(now) < to ? (
              <div
                className="week__now"
                style={{ '--at': hourOf(now) } as CSSProperties}
                aria-hidden="true"
              />
            ) : null}
          </DayOfWeek>
        ))}
      </div>
      <p className="week-key">
        {shown.map(([name, ground]) => (
          <span key={name}>
            <i data-ground={ground} />
            {name}
          </span>
        ))}
        <span>
          <i data-off />
          Cancelled
        </span>
        {rows.some((row) => isKept(row, closures)) ? (
          <span>
            <i data-kept />
            Booked on a closed day
          </span>
        ) : null}
        <span className="keys">
          <Keys keys="ArrowLeft" /> <Keys keys="ArrowRight" /> Move between sessions <Keys keys="t" /> This
          week <Keys keys="l" /> List
        </span>
      </p>
    </>
  );
}

interface DayOfWeekProps extends Pick<WeekGridProps, 'listHref' | 'selected' | 'hrefOf'> {
  readonly column: DayColumn;
  readonly closures: readonly OfficeClosure[];
  readonly isToday: boolean;
  readonly children: ReactNode;
}

function DayOfWeek({ column, closures, isToday, listHref, selected, hrefOf, children }: DayOfWeekProps) {
  const { day, blocks, hidden } = column;
  const closed = closedBecause(day, closures);
  return (
    <div
      className="week__day"
      role="group"
      aria-label={closed === null ? formatLongDay(day) : `${formatLongDay(day)}, closed: ${closed}`}
      data-today={isToday || undefined}
      data-closed={closed !== null || undefined}
    >
      <div className="week__notes">
        {closed === null ? null : (
          <span className="week__closed" aria-hidden="true">
            <b>Closed</b>
            <span>{closed}</span>
          </span>
        )}
        <ClockChange day={day} />
      </div>
      {blocks.map((block) => (
        <Slot
          key={block.row.key}
          block={block}
          href={hrefOf(block.row)}
          isSelected={block.row.key === selected}
          isOnClosedDay={isKept(block.row, closures)}
          ground={block.row.session.category_ground}
        />
      ))}
      {hidden.map((one) => (
        <More key={one.from} hidden={one} href={listHref} />
      ))}
      {children}
    </div>
  );
}

function DayHead({ day, today, isClosed }: { day: Day; today: Day; isClosed: boolean }) {
  return (
    <div
      className="week__head"
      data-past={day < today || undefined}
      data-today={day === today || undefined}
      data-closed={isClosed || undefined}
      aria-hidden="true"
    >
      <b>{Number(day.slice(8))}</b>
      <small>
        {formatWeekday(noon(day))}
        {day === today ? <span>Today</span> : isClosed ? <span>Closed</span> : null}
      </small>
    </div>
  );
}

function Axis({ from, to }: { from: number; to: number }) {
  const hours = Array.from({ length: to - from - 1 }, (_, index) => from + index + 1);
  return (
    <div className="week__axis" aria-hidden="true">
      {hours.map((hour) => (
        <span key={hour} style={{ '--at': hour } as CSSProperties}>
          {`${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`}
        </span>
      ))}
    </div>
  );
}

function ClockChange({ day }: { day: Day }) {
  const change =
    studioOffsetMinutes(studioInstant(addDays(day, 1), '00:00')) -
    studioOffsetMinutes(studioInstant(day, '00:00'));
  if (change === 0) return null;
  return <span className="week__note">{change > 0 ? 'Clocks go forward' : 'Clocks go back'}</span>;
}

interface SlotProps {
  readonly block: Block;
  readonly ground: string;
  readonly href: string;
  readonly isSelected: boolean;
  /** Booked, and nobody has decided about it. */
  readonly isOnClosedDay: boolean;
}

/** Hours from which a block has room for its meter. */
const meterHours = 1.25;

function Slot({ block, ground, href, isSelected, isOnClosedDay }: SlotProps) {
  const { row, from, to, place, of } = block;
  const { session, start, end, part } = row;
  const cancelled = session.status === 'cancelled';
  const detail = cancelled ? 'Cancelled' : detailOf(row);
  return (
    <a
      className="slot"
      href={href}
      aria-current={isSelected || undefined}
      onKeyDown={moveFocus}
      data-ground={ground}
      data-narrow={of > 1 || undefined}
      data-off={cancelled || undefined}
      data-kept={isOnClosedDay || undefined}
      style={{ '--at': from, '--len': to - from, '--place': place, '--of': of } as CSSProperties}
    >
      <b>{session.title}</b>
      <span className="visually-hidden">{`, ${[formatTimeRange(start, end), part, isOnClosedDay ? 'on a closed day' : null].filter(Boolean).join(', ')}, `}</span>
      <span className="slot__time" aria-hidden="true">
        {unbroken(formatTime(start))}
      </span>
      <span>{detail}</span>
      {cancelled || of > 1 || to - from < meterHours ? null : (
        <span aria-hidden="true">
          <SeatMeter taken={session.booked_count} max={session.max_participants} label={detail} />
        </span>
      )}
    </a>
  );
}

function detailOf({ session }: MeetingRow): string {
  const waiting = session.waiting_count > 0 ? `${session.waiting_count} waiting` : null;
  return [placesText(session), waiting].filter(Boolean).join(', ');
}

function More({ hidden: { from, rows }, href }: { hidden: Hidden; href: string }) {
  return (
    <a
      className="week__more"
      href={href}
      onKeyDown={moveFocus}
      aria-label={`${rows.length} more at this time: ${rows.map(({ session }) => session.title).join(', ')}. Open the list`}
      style={{ '--at': from } as CSSProperties}
    >
      {`+${rows.length}`}
    </a>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Up and down go through the day and on to the next one, as left and right do: the blocks are in the order of their times. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const slots = [...document.querySelectorAll<HTMLElement>('.week :is(.slot, .week__more)')];
  const next = slots[slots.indexOf(event.currentTarget) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
