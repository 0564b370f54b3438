import { isApiError } from '@detroit-well/api-client';
import { waiverQueries } from '@detroit-well/api-client/queries';
import { paths } from '@detroit-well/config/paths';
import { formatLongDay } from '@detroit-well/config/studio-time';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../access/access.ts';
import { rolesText } from '../../access/who-may.ts';
import { client } from '../../api/client.ts';
import { waiverDraftQuery, waiverVersionsQuery } from '../../api/queries.ts';
import { useScreen } from '../../navigation/use-screen.ts';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { FirstWaiver } from './first-waiver.tsx';
import { WaiverVersions } from './waiver-versions.tsx';

/** The versions of the waiver for who may write them, the first one to publish, or what is in force. */
export function Screen() {
  useScreen('Waiver');
  const mayWrite = useMay('waiver.write');
  const { data, error, refetch } = useQuery(waiverQueries(client).content());
  // All load at once.
  const versions = useQuery({ ...waiverVersionsQuery(), enabled: mayWrite });
  const draft = useQuery({ ...waiverDraftQuery(), enabled: mayWrite });
  const isMissing = isApiError(error) && error.is('not_found');
  if (!data && error && !isMissing) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <div className="head">
        <hgroup>
          <h1>Waiver</h1>
          <p>
            {data
              ? `Version ${data.version} is in force since ${formatLongDay(data.effective_date)}.`
              : 'Everybody signs it before a session.'}
          </p>
        </hgroup>
      </div>
      {data ? (
        <p>
          <a href={paths.dashboard.waiver()}>Read it as members do</a>
        </p>
      ) : null}
      {data && mayWrite ? <WaiverVersions list={versions} draft={draft} /> : null}
      {isMissing && mayWrite ? <FirstWaiver /> : null}
      {isMissing && !mayWrite ? <p>{rolesText('publish the waiver', 'waiver.write')}</p> : null}
    </>
  );
}
