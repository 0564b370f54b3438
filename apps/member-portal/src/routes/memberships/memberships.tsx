import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { AccountPage } from '../../account/account-page.tsx';
import { ActiveMembership, MembershipHistory } from '../../account/membership.tsx';
import { dashboardQuery } from '../../api/queries.ts';
import { asyncState } from '../../api/query-state.ts';
import { whenLoadFails } from '../../outcomes/load-failure.tsx';

/** The Memberships screen: the active one and all others. */
export function Screen() {
  const query = useQuery(dashboardQuery());
  return (
    <AccountPage
      title="Memberships"
      aside={
        <>
          <h2 className="h4">What it gives you</h2>
          <p>While your membership is active, you pay the Member Rate for every session.</p>
        </>
      }
    >
      <AsyncView
        view={asyncState(query)}
        loading={<Skeleton height={240} />}
        loadingLabel="Loading your memberships..."
        failed={whenLoadFails({
          operation: 'loadDashboard',
          headingLevel: 2,
          onRetry: () => void query.refetch(),
        })}
      >
        {({ memberships }) => (
          <>
            <ActiveMembership memberships={memberships} />
            <section className="account-page__section">
              <header>
                <h2 className="d3">Membership history</h2>
              </header>
              <MembershipHistory memberships={memberships} />
            </section>
          </>
        )}
      </AsyncView>
    </AccountPage>
  );
}
