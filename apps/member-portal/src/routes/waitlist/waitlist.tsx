import { artPath } from '@detroit-well/art';
import { useQuery } from '@tanstack/react-query';
import type { WaitlistPage } from '@detroit-well/api-client/contract';
import * as constants from '@detroit-well/config/constants';
import { paths } from '@detroit-well/config/paths';
import { Breadcrumbs } from '@detroit-well/ui/components/breadcrumbs';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { Flash } from '@detroit-well/ui/components/flash';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { useSearchParams } from 'react-router-dom';
import { dashboardQuery, waitlistPageQuery } from '../../api/queries.ts';
import { whenLoadFails } from '../../outcomes/load-failure.tsx';
import { asyncState } from '../../api/query-state.ts';
import { onSite } from '../../format/site-links.ts';
import { useTitle } from '../../navigation/use-title.ts';
import { Entries } from './entries.tsx';
import { NextDateOf } from './next-date.tsx';
import './waitlist.css';

/** The Waitlist screen: offers with their deadlines, then the entries. Emails link here with `?session=`. */
export function Screen() {
  useTitle('Waitlist');
  const query = useQuery({
    ...waitlistPageQuery(),
    // Spots change while the page is open, so it refetches while it is visible.
    refetchInterval: constants.availabilityPolling.defaultMs,
  });
  const { data: dashboard } = useQuery(dashboardQuery());
  const isMember = dashboard?.memberships.some(({ is_active }) => is_active) ?? false;
  const [search] = useSearchParams();
  return (
    <div className="page">
      <Breadcrumbs items={[{ label: 'Dashboard', href: paths.dashboard.home() }, { label: 'Waitlist' }]} />
      <header className="page__head">
        <h1 className="d1">Waitlist</h1>
      </header>
      <AsyncView
        view={asyncState(query)}
        loading={<Loading />}
        loadingLabel="Loading your waitlist..."
        failed={whenLoadFails({
          operation: 'loadWaitlist',
          headingLevel: 2,
          onRetry: () => void query.refetch(),
        })}
      >
        {(page) => (
          <div className="waitlist-page">
            <NotThere page={page} session={search.get('session')} />
            <Entries page={page} isMember={isMember} empty={<Empty />} />
          </div>
        )}
      </AsyncView>
    </div>
  );
}

function Loading() {
  return (
    <div className="waitlist-page">
      <Skeleton height={430} />
      <Skeleton height={120} />
    </div>
  );
}

/** The session of the email has no entry any more: the spot was taken or declined, or the session is over. */
function NotThere({ page, session }: { page: WaitlistPage; session: string | null }) {
  if (!session || page.results.some(({ session_id }) => session_id === session)) return null;
  return (
    <Flash tone="note" title="That offer is no longer open." live={false}>
      You took the spot or let it go, or the session is over. See{' '}
      <a href={paths.dashboard.training()}>My Trainings</a> or{' '}
      <a href={onSite(paths.sessionById(session))}>the session</a>.
      <NextDateOf sessionId={session} />
    </Flash>
  );
}

function Empty() {
  return (
    <EmptyState
      title="You are not waiting for anything"
      headingLevel={2}
      art={<img src={artPath.named('empty-floor')} alt="" />}
      action={
        <ButtonLink variant="signal" slash href={onSite(paths.training())}>
          View sessions
        </ButtonLink>
      }
    >
      When a session is full, join its waitlist. We tell you when a spot opens, and you pay only if you take
      it.
    </EmptyState>
  );
}
