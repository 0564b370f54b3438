import type { OwnPasses } from '@detroit-well/api-client/contract';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { Flash } from '@detroit-well/ui/components/flash';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountPage } from '../../account/account-page.tsx';
import { passesQuery } from '../../api/queries.ts';
import { asyncState } from '../../api/query-state.ts';
import { whenLoadFails } from '../../outcomes/load-failure.tsx';
import { ResultRegion } from '../../outcomes/result-region.tsx';
import { creditsText } from '@detroit-well/booking/prepaid';
import { PassCard } from './pass-card.tsx';
import { PassHistory } from './pass-history.tsx';
import { PassOffer } from './pass-offer.tsx';
import './passes.css';

/** The Passes screen: the credits that are left and until when, what became of the others, and buying more. */
export function Screen() {
  const query = useQuery(passesQuery());
  return (
    <AccountPage
      title="Passes"
      aside={
        <>
          <h2 className="h4">What a credit pays</h2>
          <p>
            One single session that starts on or before the last day of the credit. It never pays for a
            course.
          </p>
          <h2 className="h4">If you cancel</h2>
          <p>The same credit comes back if you cancel 24 or more hours before. Later, it is lost.</p>
        </>
      }
    >
      <AsyncView
        view={asyncState(query)}
        loading={<Skeleton height={640} />}
        loadingLabel="Loading your passes..."
        failed={whenLoadFails({
          operation: 'loadDashboard',
          headingLevel: 2,
          onRetry: () => void query.refetch(),
        })}
      >
        {(own) => <Passes own={own} />}
      </AsyncView>
    </AccountPage>
  );
}

function Passes({ own: { credits_left: left, passes, history } }: { own: OwnPasses }) {
  const [told, setTold] = useState<string | null>(null);
  const current = passes.filter((pass) => pass.credits_left + pass.booked > 0);
  return (
    <>
      <ResultRegion of={told}>
        {told ? <Flash tone="ok" title={told} onClose={() => setTold(null)} /> : null}
      </ResultRegion>
      {passes.length === 0 ? (
        <EmptyState title="No passes yet">
          A pack of credits pays for single sessions. What is left stands here, with its last day.
        </EmptyState>
      ) : (
        <section aria-labelledby="passes-left">
          <h2 className="d3" id="passes-left">
            {creditsText(left)} left
          </h2>
          <p className="sm muted">The credit that ends first is used first.</p>
          <div className="pass-cards">
            {current.map((pass) => (
              <PassCard key={pass.id} pass={pass} />
            ))}
          </div>
        </section>
      )}
      <PassOffer known={passes.map(({ id }) => id)} onBought={setTold} />
      {history.length > 0 ? <PassHistory history={history} passes={passes} /> : null}
    </>
  );
}
