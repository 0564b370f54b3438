import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { AccountPage } from '../../account/account-page.tsx';
import { EmailStatus } from './email-status.tsx';
import { whenLoadFails } from '../../outcomes/load-failure.tsx';
import { meQuery } from '../../api/queries.ts';
import { asyncState } from '../../api/query-state.ts';
import { ProfilePageForm } from './profile-page-form.tsx';

/** The Profile Settings screen: names, contact details and the picture. */
export function Screen() {
  const query = useQuery(meQuery());
  return (
    <AccountPage
      title="Profile Settings"
      aside={
        <>
          <h2 className="h4">Who sees what</h2>
          <p>
            Others in your session see your display name and picture. Your coach sees your full name, your
            waiver and your emergency contacts.
          </p>
          <EmailStatus />
        </>
      }
    >
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
    </AccountPage>
  );
}
