import type { SeriesChangesPreview } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatMediumDate, formatTime, formatWeekday, studioDay } from '@detroit-well/config/studio-time';
import { Checkbox } from '@detroit-well/ui/components/checkbox';
import { useId, type ReactNode } from 'react';
import { listed } from '../../format/listed.ts';
import { fieldText } from '../../history/entry-text.ts';

interface PreviewListsProps {
  readonly preview: SeriesChangesPreview;
  /** Ids of sessions that were edited by hand and change nevertheless. */
  readonly included: readonly string[];
  readonly busy: boolean;
  readonly onInclude: (ids: readonly string[]) => void;
}

const timeText = (at: string): string => `${formatWeekday(at)}, ${formatMediumDate(at)}, ${formatTime(at)}`;
/** A change of time on one day does not repeat the day. */
const changeText = (before: string, after: string): string =>
  `${timeText(before)} → ${studioDay(before) === studioDay(after) ? formatTime(after) : timeText(after)}`;
const bookedText = (count: number): string => (count === 0 ? '' : `, ${count} booked`);

/** Every date that the preview names. */
export function PreviewLists({ preview, included, busy, onInclude }: PreviewListsProps) {
  const { sessions, added, skipped, dropped, conflicts, clock_changes: clocks } = preview;
  return (
    <>
      <List title="Stay as they are" lines={skipped}>
        {({ id, start_datetime, reason, edited_fields }) =>
          reason === 'past' ? (
            `${timeText(start_datetime)}: its new time would be over already.`
          ) : reason === 'cancelled' ? (
            <>
              <a href={paths.office.session(id)}>{timeText(start_datetime)}</a>
              {': cancelled, and stays cancelled.'}
            </>
          ) : (
            <Checkbox
              label={
                <>
                  {'Change '}
                  <a href={paths.office.session(id)}>{timeText(start_datetime)}</a>
                  {' too'}
                </>
              }
              hint={`Changed by hand: ${listed(edited_fields.map(fieldText)).toLowerCase()}.`}
              checked={false}
              disabled={busy}
              onChange={() => onInclude([...included, id])}
            />
          )
        }
      </List>
      <List title="Leave the rule" lines={dropped}>
        {({ id, start_datetime, booked_count }) => (
          <>
            <a href={paths.office.session(id)}>{timeText(start_datetime)}</a>
            {booked_count === 0 ? ': removed, nobody booked it.' : `: ${booked_count} booked.`}
          </>
        )}
      </List>
      <List title="Conflicts" lines={conflicts}>
        {({ start_datetime, kind, session_id, title }) => (
          <>
            {`${timeText(start_datetime)}: ${kind === 'coach_busy' ? 'the coach leads' : 'the location has'} `}
            <a href={paths.office.session(session_id)}>{title}</a>
            {' at this time. Nothing is blocked.'}
          </>
        )}
      </List>
      <List title="Nights with a clock change" lines={clocks}>
        {({ start_datetime, hours }) => `${timeText(start_datetime)}: ${hours} hours long.`}
      </List>
      <List title="New" lines={added}>
        {({ start_datetime }) => timeText(start_datetime)}
      </List>
      <List title="Change" lines={sessions}>
        {({ start_datetime: before, new_start_datetime: after, booked_count }) =>
          before === after
            ? `${timeText(before)}${bookedText(booked_count)}`
            : `${changeText(before, after)}${bookedText(booked_count)}`
        }
      </List>
    </>
  );
}

interface ListProps<Line> {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly children: (line: Line) => ReactNode;
}

function List<Line extends object>({ title, lines, children }: ListProps<Line>) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section className="preview-list" aria-labelledby={id}>
      <h3 id={id}>{`${title}: ${lines.length}`}</h3>
      <ul>
        {lines.map((line, index) => (
          // The lines of a preview do not change.
          <li key={index}>{children(line)}</li>
        ))}
      </ul>
    </section>
  );
}
