import type { OfficeSeries } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatMediumDay } from '@detroit-well/config/studio-time';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useParams } from 'react-router-dom';
import { useMay } from '../../access/access.ts';
import { seriesQuery } from '../../api/queries.ts';
import { RecordActions } from '../../catalogue/record-actions.tsx';
import { dollars } from '../../format/dollars.ts';
import { History } from '../../history/history.tsx';
import { useScreen } from '../../navigation/use-screen.ts';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { seriesKind } from './series-kind.tsx';
import { SeriesPicture } from './series-picture.tsx';
import { SeriesSessions } from './series-sessions.tsx';
import { endText, repeatText, timesText } from './series-text.ts';

/** One series, with its sessions. */
export function Screen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(seriesQuery(id));
  if (data) return <Series key={id} series={data} />;
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null;
}

function Series({ series }: { series: OfficeSeries }) {
  useScreen(series.title);
  const mayWrite = useMay('series.write');
  return (
    <>
      <div className="head">
        <hgroup>
          <h1>{series.title}</h1>
          <p>{`${repeatText(series)}, ${timesText(series)}`}</p>
          {series.archived ? <p>Archived: it makes no new sessions.</p> : null}
        </hgroup>
        {mayWrite ? (
          <div className="acts">
            <ButtonLink size="xs" href={paths.office.changeSeries(series.id)}>
              Change sessions
            </ButtonLink>
            <RecordActions kind={seriesKind} entry={series} />
          </div>
        ) : null}
      </div>
      <div className="record">
        <Facts series={series} />
        <SeriesSessions series={series} />
      </div>
      {mayWrite ? <SeriesPicture series={series} /> : null}
      <History target={`series:${series.id}`} />
    </>
  );
}

function Facts({ series }: { series: OfficeSeries }) {
  const skipped = series.exclusions.filter((day) => day >= series.start_date).map(formatMediumDay);
  const facts: readonly (readonly [name: string, value: string])[] = [
    ['From', formatMediumDay(series.start_date)],
    ['Ends', endText(series)],
    ['Dates without a session', skipped.join('; ') || 'None'],
    ['Program', series.program_title],
    ['Coach', series.coach_name ?? 'Nobody yet'],
    ['Location', series.location_name || 'None'],
    ['Spots', series.max_participants === null ? 'Unlimited' : String(series.max_participants)],
    ['Price', `${dollars(series.price_public)}, members ${dollars(series.price_member)}`],
  ];
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
