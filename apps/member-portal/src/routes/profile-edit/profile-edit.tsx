import { useQuery } from '@tanstack/react-query';
import { paths } from '@detroit-well/config/paths';
import { Breadcrumbs } from '@detroit-well/ui/components/breadcrumbs';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { whenLoadFails } from '../../outcomes/load-failure.tsx';
import { meQuery } from '../../api/queries.ts';
import { asyncState } from '../../api/query-state.ts';
import { useTitle } from '../../navigation/use-title.ts';
import { ProfilePageForm } from './profile-page-form.tsx';

/** The Profile Settings screen: names, contact details and the picture. */
export function Screen() {
  useTitle('Profile Settings');
  const query = useQuery(meQuery());
  return (
    <div className="page">
      <Breadcrumbs
        items={[{ label: 'Dashboard', href: paths.dashboard.home() }, { label: 'Profile Settings' }]}
      />
      <header className="page__head">
        <h1 className="d1">Profile Settings</h1>
      </header>
      <AsyncView
        view={asyncState(query)}
        loading={<Skeleton height={480} />}
        loadingLabel="Loading your profile..."
        failed={whenLoadFails({
          operation: 'loadProfile',
          headingLevel: 2,
          onRetry: () => void query.refetch(),
        })}
      >
        {(profile) => <ProfilePageForm profile={profile} />}
      </AsyncView>
    </div>
  );
}
