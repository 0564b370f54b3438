import type { TodaySession } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { serverNow } from '@detroit-well/config/server-clock';
import { formatTime } from '@detroit-well/config/studio-time';
import { Fragment, type CSSProperties } from 'react';
import { hourOf } from '../../clock/hour-of-day.ts';
import { useMinute } from '../../clock/use-minute.ts';
import { dayLanes, hourText, shownHours } from './day-lanes.ts';

interface DayLineProps {
  readonly day: string;
  readonly sessions: readonly TodaySession[];
}

/** The sessions of the day by place and hour, with a line at the present minute. On a phone, the list says it better. */
export function DayLine({ day, sessions }: DayLineProps) {
  useMinute();
  const lanes = dayLanes(day, sessions);
  const { from, to } = shownHours(lanes);
  const now = serverNow();
  const at = hourOf(now);
  const hours = Array.from({ length: Math.ceil((to - from) / 2) }, (_, index) => from + 2 * index);
  return (
    <div
      className="day-line"
      role="group"
      aria-label="Today by place"
      style={{ '--from': from, '--hours': to - from } as CSSProperties}
    >
      <span className="day-line__place" />
      <div className="day-line__hours" aria-hidden="true">
        {hours
          .filter((hour) => hour <= at - 0.5 || hour >= at + 1.5)
          .map((hour) => (
            <span key={hour} style={{ '--at': hour } as CSSProperties}>
              {hourText(hour)}
            </span>
          ))}
      </div>
      {lanes.map(({ place, rows, blocks }) => (
        <Fragment key={place}>
          <span className="day-line__place">{place || 'No place'}</span>
          <div className="day-line__lane" style={{ '--rows': rows } as CSSProperties}>
            {blocks.map(({ session, from: start, to: end, row }) => (
              <a
                key={`${session.id} ${session.meeting}`}
                href={paths.office.roster(session.id, { meeting: session.meeting })}
                data-past={Date.parse(session.ends_at) <= now || undefined}
                style={{ '--at': start, '--len': end - start, '--row': row } as CSSProperties}
              >
                <span className="visually-hidden">{`${formatTime(session.meeting)} `}</span>
                <b>{session.title}</b>
                <span>{countText(session, now)}</span>
              </a>
            ))}
          </div>
        </Fragment>
      ))}
      {at >= from && at <= to ? (
        <div className="day-line__now" style={{ '--at': at } as CSSProperties}>
          <span>{formatTime(new Date(now))}</span>
        </div>
      ) : null}
    </div>
  );
}

function countText(session: TodaySession, now: number): string {
  const { people_count: people, max_participants: places, here_count: here, ends_at: end } = session;
  if (Date.parse(end) <= now) return `${here} came`;
  return places === null ? `${people}, no limit` : `${people} of ${places}`;
}
