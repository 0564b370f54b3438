import { minuteMs } from '@detroit-well/config/durations';
import { useNow } from '../../browser/use-now.ts';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { isApiError } from '@detroit-well/api-client';
import type { Dashboard } from '@detroit-well/api-client/contract';
import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import type { AsyncState } from '@detroit-well/ui/patterns/async-view';
import { Suspense, useState } from 'react';
import { ResultRegion } from '../../outcomes/result-region.tsx';
import { dashboardQuery, registeredSessionsQuery } from '../../api/queries.ts';
import { whenLoadFails } from '../../outcomes/load-failure.tsx';
import { PartBoundary } from '../../outcomes/part-boundary.tsx';
import { asyncState } from '../../api/query-state.ts';
import { useTitle } from '../../navigation/use-title.ts';
import { readSettings } from '../../settings/settings.ts';
import { LazyFirstSteps } from '../../first-steps/lazy-first-steps.tsx';
import { areStepsShown, useFirstSteps } from '../../first-steps/use-first-steps.ts';
import { greetedName, isIncomplete } from '../../format/person.ts';
import { CoachedBlock } from './coached-block.tsx';
import { PastDue } from './past-due.tsx';
import { NoDashboard } from './no-dashboard.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { LowerBlocks } from './lower-blocks.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { TrainingsBlock } from './trainings-block.tsx';
import { useProfileModal } from './use-profile-modal.tsx';
import { WaiverRequired } from './waiver-required.tsx';
import './dashboard.css';
import type { DashboardFlash } from './register-block.tsx';

/** SPEC-A 2: one layout offers Retry, the other Try Again and Logout. */
const failureVariants = {
  panels: {},
  sidebar: { retryLabel: 'Try Again', withLogout: true },
} as const;

/** The dashboard of the member. */
export function Screen() {
  const query = useQuery(dashboardQuery());
  const name = greetedName(query.data?.profile);
  // Until the name is known, the title stays that of the document.
  useTitle(query.isPending ? 'Dashboard' : `Welcome ${name}`);
  return (
    <AsyncView
      view={dashboardState(query)}
      loading={<DashboardSkeleton />}
      empty={<NoDashboard onRetry={() => void query.refetch()} />}
      loadingLabel="Loading your dashboard..."
      failed={whenLoadFails({
        operation: 'loadDashboard',
        onRetry: () => void query.refetch(),
        ...failureVariants[readSettings().dashboardLayout],
      })}
    >
      {(dashboard) => <Ready dashboard={dashboard} name={name} />}
    </AsyncView>
  );
}

/** Distinguishes a response without a dashboard from a failed call. An HTML page from a proxy is a failure. */
function dashboardState(
  query: Pick<UseQueryResult<Dashboard>, 'data' | 'error'>,
): AsyncState<Dashboard, Error> {
  const { data, error } = query;
  const withoutData = isApiError(error) && error.kind === 'unreadable' && typeof error.details !== 'string';
  return data === undefined && withoutData ? { state: 'empty' } : asyncState(query);
}

function Ready({ dashboard, name }: { dashboard: Dashboard; name: string }) {
  const now = useNow(minuteMs);
  const [flash, setFlash] = useState<DashboardFlash | null>(null);
  const { profile, staff_profile: staff } = dashboard;
  const coached = staff?.next_session;
  const trainings = useQuery(registeredSessionsQuery());
  const waitsForTrainings = trainings.isPending && trainings.failureCount === 0;
  const steps = useFirstSteps();
  const profileModal = useProfileModal(profile, setFlash);

  return (
    <div className="dash" data-layout={readSettings().dashboardLayout}>
      {steps || areStepsShown() ? (
        <div className="dash__first">
          <Suspense fallback={null}>
            <LazyFirstSteps headingLevel={1} />
          </Suspense>
        </div>
      ) : null}
      {coached ? (
        <div className="dash__first">
          <PartBoundary>
            <CoachedBlock session={coached} />
          </PartBoundary>
        </div>
      ) : null}
      {steps ? null : (
        <div className="dash__head">
          <h1 className="d1">
            <span>Welcome</span> <span>{name}</span>
          </h1>
          <ButtonLink variant="signal" slash href="#register">
            Register for sessions
          </ButtonLink>
        </div>
      )}
      <PartBoundary>
        <ProfilePanel dashboard={dashboard} warns={!steps} />
      </PartBoundary>
      <div className="dash__main">
        <div className="dash__flash">
          <ResultRegion of={flash}>
            {flash ? (
              <Flash
                key={flash.title}
                tone={flash.tone}
                title={flash.title}
                autoHideMs={flash.autoHideMs}
                onClose={() => setFlash(null)}
              >
                <span>{flash.text}</span>{' '}
                {flash.link ? <a href={flash.link.href}>{flash.link.label}</a> : null}
              </Flash>
            ) : null}
          </ResultRegion>
          {dashboard.memberships.some(({ past_due: isDue }) => isDue) ? <PastDue /> : null}
          {profile.waiver_accepted || steps || staff ? null : (
            <div className="dash__waiver">
              <WaiverRequired />
            </div>
          )}
          {isIncomplete(profile) && !steps && !staff ? (
            <Flash tone="warn" title="Complete your profile." live={false}>
              The studio needs your name, phone and date of birth.{' '}
              <a href={paths.dashboard.profileEdit()} aria-haspopup="dialog">
                Edit Profile
              </a>
            </Flash>
          ) : null}
        </div>
        <PartBoundary>
          <TrainingsBlock now={now} />
        </PartBoundary>
        {/* Fewer trainings than their placeholder is tall would lift what is below into the first view. */}
        {waitsForTrainings ? null : <LowerBlocks dashboard={dashboard} now={now} onFlash={setFlash} />}
      </div>
      {profileModal}
    </div>
  );
}
