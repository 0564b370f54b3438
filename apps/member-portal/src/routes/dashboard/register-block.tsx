import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Session } from '@detroit-well/api-client/contract';
import { describe } from '@detroit-well/api-client/errors';
import { constants } from '@detroit-well/config/constants';
import { paths } from '@detroit-well/config/paths';
import { formatLongDate } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { Suspense, lazy, useState } from 'react';
import { refreshAfterRegistration, upcomingSessionsQuery } from '../../queries.ts';
import { whenPartFails } from '../../layouts/part-failure.tsx';
import { registeredWords } from '../../words/registered.ts';
import { asyncState } from '../../query-state.ts';
import { Block } from './block.tsx';
import type { DashboardFlash } from './dashboard.tsx';
import type { RegistrationCheck } from './registering/check-registration.ts';
import type { RegisteringStep } from './registering/registering.tsx';
import { SessionRowList } from './session-row-list.tsx';

// Paying is fetched when somebody wants to register, together with the checks that come before it.
const loadRegistering = () => import('./registering/registering.tsx');
const Registering = lazy(async () => ({ default: (await loadRegistering()).Registering }));

export interface RegisterBlockProps {
  readonly now: Date;
  /** Whether a membership is active. */
  readonly isMember: boolean;
  readonly onFlash: (flash: DashboardFlash) => void;
}

/** The register-for-sessions list, and what a press on its buttons leads to. */
export function RegisterBlock({ now, isMember, onFlash }: RegisterBlockProps) {
  const query = useQuery(upcomingSessionsQuery());
  const queries = useQueryClient();
  const [step, setStep] = useState<RegisteringStep | null>(null);
  const [checking, setChecking] = useState<string | null>(null);

  const register = async (session: Session): Promise<void> => {
    setStep(null);
    setChecking(session.public_id);
    const check = await Promise.all([import('./registering/check-registration.ts'), loadRegistering()]).then(
      ([{ checkRegistration }]) => checkRegistration(session),
      (): RegistrationCheck => ({ refused: 'Network error. Please check your connection.' }),
    );
    setChecking(null);
    if (typeof check === 'string') return setStep({ kind: check, session });
    // What has to be done first stays until it is closed; other refusals go by themselves.
    onFlash({
      tone: 'bad',
      title: check.refused,
      ...(check.first === 'waiver'
        ? { link: { label: 'Complete Waiver', href: paths.dashboard.waiver() } }
        : { autoHideMs: constants.messageMs.flashError }),
    });
  };

  const done = (session: Session): void => {
    setStep(null);
    onFlash({
      tone: 'ok',
      title: registeredWords.title,
      text: `${session.title}, ${formatLongDate(session.start_datetime)}.`,
      link: { label: registeredWords.link, href: paths.dashboard.session(session.public_id) },
      autoHideMs: constants.messageMs.flashSuccess,
    });
    void refreshAfterRegistration(queries);
  };

  return (
    <Block title="Register for sessions" anchor="register">
      <AsyncView
        view={asyncState(query, (sessions) => sessions.length === 0)}
        loading={<Skeleton height={320} />}
        loadingLabel="Loading sessions..."
        failed={whenPartFails(
          (error) => describe(error, 'loadSessions').message,
          () => void query.refetch(),
        )}
        empty={
          <EmptyState
            title="No Sessions Available"
            action={
              <Button variant="line" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
                Refresh
              </Button>
            }
          >
            The floor is open but nothing is on the calendar here yet.
          </EmptyState>
        }
      >
        {(sessions) => (
          <SessionRowList
            sessions={sessions}
            now={now}
            isMember={isMember}
            checking={checking}
            onRegister={(session) => void register(session)}
          />
        )}
      </AsyncView>
      {step ? (
        <Suspense fallback={null}>
          <Registering
            step={step}
            candidates={query.data ?? []}
            now={now}
            isMember={isMember}
            onClose={() => setStep(null)}
            onDone={done}
            onChoose={(session) => void register(session)}
          />
        </Suspense>
      ) : null}
    </Block>
  );
}
