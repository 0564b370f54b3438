import { useQuery } from '@tanstack/react-query';
import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { paths } from '@detroit-well/config/paths';
import { Breadcrumbs } from '@detroit-well/ui/components/breadcrumbs';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { registeredSessionQuery } from '../../queries.ts';
import { whenLoadFails } from '../../layouts/load-failure.tsx';
import { asyncState } from '../../query-state.ts';
import { useTitle } from '../../router/use-title.ts';
import { Materials } from './materials.tsx';
import { Participants } from './participants.tsx';
import { SessionFacts } from './session-facts.tsx';
import { SessionHead } from './session-head.tsx';
import { Updates } from './updates.tsx';
import { YourRegistration } from './your-registration.tsx';
import './session.css';

/** One registered session: what, when, where, what was paid, its calendar entry, its news, and the way out. */
export function Screen() {
  const { id = '' } = useParams();
  const query = useQuery(registeredSessionQuery(id));
  const title = query.data?.title ?? 'Your session';
  useTitle(title);
  return (
    <div className="page">
      <Breadcrumbs
        items={[
          { label: 'Dashboard', href: paths.dashboard.home() },
          { label: 'My Trainings', href: paths.dashboard.training() },
          { label: title },
        ]}
      />
      <AsyncView
        view={asyncState(query)}
        loading={<Skeleton height={420} />}
        loadingLabel="Loading your session..."
        failed={whenLoadFails({
          say: 'loadSession',
          onRetry: () => void query.refetch(),
          actions: (
            <ButtonLink variant="line" href={paths.dashboard.training()}>
              My Trainings
            </ButtonLink>
          ),
        })}
      >
        {(session) => <Ready session={session} />}
      </AsyncView>
    </div>
  );
}

function Ready({ session }: { session: RegisteredSessionDetail }) {
  const [now] = useState(() => new Date());
  const coming = session.registration.status !== 'cancelled';
  return (
    <div className="rs">
      <SessionHead session={session} now={now} />
      {/* Before the rest, so that on a phone what is to pay stands under the facts. */}
      <YourRegistration session={session} now={now} />
      <div className="rs__main">
        {coming ? <Updates sessionId={session.public_id} /> : null}
        <SessionFacts session={session} />
        {coming ? <Materials sessionId={session.public_id} /> : null}
        {coming ? <Participants sessionId={session.public_id} /> : null}
      </div>
    </div>
  );
}
