import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { whenLoadFails } from '../../outcomes/load-failure.tsx';
import { contactsQuery } from '../../api/queries.ts';
import { asyncState } from '../../api/query-state.ts';
import { AccountPage } from '../../account/account-page.tsx';
import { ContactList } from './contact-list.tsx';

/** The Emergency Contacts screen: at most three contacts, one of them primary. */
export function Screen() {
  const query = useQuery(contactsQuery());
  return (
    <AccountPage
      title="Emergency Contacts"
      aside={
        <>
          <h2 className="h4">When we call</h2>
          <p>
            In an emergency on the floor, we call your primary contact first. The coach of the session has the
            numbers on the roster.
          </p>
        </>
      }
    >
      <AsyncView
        view={asyncState(query)}
        loading={<Skeleton height={240} />}
        loadingLabel="Loading your contacts..."
        failed={whenLoadFails({
          operation: 'loadContacts',
          headingLevel: 2,
          onRetry: () => void query.refetch(),
        })}
      >
        {(contacts) => <ContactList contacts={contacts} />}
      </AsyncView>
    </AccountPage>
  );
}
