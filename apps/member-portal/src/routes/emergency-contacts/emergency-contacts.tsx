import { useQuery } from '@tanstack/react-query';
import { paths } from '@detroit-well/config/paths';
import { Breadcrumbs } from '@detroit-well/ui/components/breadcrumbs';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { whenLoadFails } from '../../outcomes/load-failure.tsx';
import { contactsQuery } from '../../api/queries.ts';
import { asyncState } from '../../api/query-state.ts';
import { useTitle } from '../../navigation/use-title.ts';
import { ContactList } from './contact-list.tsx';

/** The Emergency Contacts screen: at most three contacts, one of them primary. */
export function Screen() {
  useTitle('Emergency Contacts');
  const query = useQuery(contactsQuery());
  return (
    <div className="page">
      <Breadcrumbs
        items={[{ label: 'Dashboard', href: paths.dashboard.home() }, { label: 'Emergency Contacts' }]}
      />
      <header className="page__head">
        <h1 className="d1">Emergency Contacts</h1>
      </header>
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
    </div>
  );
}
