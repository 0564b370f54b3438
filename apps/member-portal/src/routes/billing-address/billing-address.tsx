import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { whenLoadFails } from '../../outcomes/load-failure.tsx';
import { billingAddressQuery, savedCardsQuery } from '../../api/queries.ts';
import { asyncState } from '../../api/query-state.ts';
import { AccountPage } from '../../account/account-page.tsx';
import { AddressManager } from './address-manager.tsx';
import { BillingAside } from './billing-aside.tsx';
import { SavedCards } from './saved-cards.tsx';

/** The Billing Address screen; a member has at most one. */
export function Screen() {
  const query = useQuery(billingAddressQuery());
  const cards = useQuery(savedCardsQuery());
  return (
    <AccountPage title="Billing Address" aside={<BillingAside />}>
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
      {/* An address and the form for one differ in height, so what is below waits for them. */}
      {query.isFetched ? <SavedCards cards={cards} /> : null}
    </AccountPage>
  );
}
