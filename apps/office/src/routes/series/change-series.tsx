import type { OfficeSeries, OfficeSession } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatDateAndTimeRange } from '@detroit-well/config/studio-time';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { client } from '../../api/client.ts';
import { seriesQuery, sessionQuery } from '../../api/queries.ts';
import { useScreen } from '../../navigation/use-screen.ts';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { ChangeForm } from './change-form.tsx';
import { ChangePreview } from './change-preview.tsx';
import type { ShownPreview } from './change-values.ts';

/** Changes the sessions of a series: those after the one in the address, or all to come. */
export function Screen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const from = params.get('session');
  const series = useQuery(seriesQuery(id));
  const session = useQuery({ ...sessionQuery(from ?? ''), enabled: from !== null });
  const error = series.error ?? session.error;
  if (error)
    return (
      <LoadFailure
        error={error}
        onRetry={() => {
          void series.refetch();
          if (from !== null) void session.refetch();
        }}
      />
    );
  if (!series.data || (from !== null && !session.data)) return null;
  return <Change key={id} series={series.data} session={session.data ?? null} />;
}

function Change({ series, session }: { series: OfficeSeries; session: OfficeSession | null }) {
  const title = `Change ${series.title}`;
  useScreen(title);
  const [shown, setShown] = useState<ShownPreview>();
  return (
    <>
      <div className="head">
        <hgroup>
          <h1>{title}</h1>
          {session ? (
            <p>{`From ${formatDateAndTimeRange(session.start_datetime, session.end_datetime)}`}</p>
          ) : null}
        </hgroup>
        <div className="acts">
          {session ? (
            <ButtonLink size="xs" variant="line" href={paths.office.editSession(session.id)}>
              Only this session
            </ButtonLink>
          ) : null}
          <ButtonLink size="xs" variant="line" href={paths.office.series(series.id)}>
            Back to the series
          </ButtonLink>
        </div>
      </div>
      <div hidden={shown !== undefined}>
        <ChangeForm
          series={series}
          session={session}
          isPreviewed={shown !== undefined}
          preview={(request) =>
            client.office.series.previewChanges({ params: { id: series.id }, body: request })
          }
          onPreview={setShown}
        />
      </div>
      {shown ? (
        <ChangePreview
          key={shown.preview.preview_token}
          series={series}
          {...shown}
          onPreview={setShown}
          onBack={() => setShown(undefined)}
        />
      ) : null}
    </>
  );
}
