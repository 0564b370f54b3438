import { useQuery } from '@tanstack/react-query';
import { paths } from '@detroit-well/config/paths';
import { Breadcrumbs } from '@detroit-well/ui/components/breadcrumbs';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { whenLoadFails } from '../../outcomes/load-failure.tsx';
import { billingAddressQuery } from '../../api/queries.ts';
import { asyncState } from '../../api/query-state.ts';
import { useTitle } from '../../navigation/use-title.ts';
import { AddressManager } from './address-manager.tsx';
import { SavedCards } from './saved-cards.tsx';

/** The Billing Address screen; a member has at most one. */
export function Screen() {
  useTitle('Billing Address');
  const query = useQuery(billingAddressQuery());
  return (
    <div className="page">
      <Breadcrumbs
        items={[{ label: 'Dashboard', href: paths.dashboard.home() }, { label: 'Billing Address' }]}
      />
      <header className="page__head">
        <h1 className="d1">Billing Address</h1>
      </header>
      <AsyncView
        view={asyncState(query)}
        loading={<Skeleton height={240} />}
        loadingLabel="Loading your billing address..."
        failed={whenLoadFails({
          operation: 'loadBillingAddress',
          headingLevel: 2,
          onRetry: () => void query.refetch(),
        })}
      >
        {(address) => <AddressManager address={address} />}
      </AsyncView>
      <SavedCards />
    </div>
  );
}
