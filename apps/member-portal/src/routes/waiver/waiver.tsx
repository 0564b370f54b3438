import { useQuery } from '@tanstack/react-query';
import { brand } from '@detroit-well/config/brand';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import type { WaiverStatus } from '@detroit-well/api-client/contract';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { Status } from '@detroit-well/ui/components/status';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { useState } from 'react';
import { ResultRegion } from '../../outcomes/result-region.tsx';
import { whenLoadFails } from '../../outcomes/load-failure.tsx';
import { waiverStatusQuery } from '../../api/queries.ts';
import { asyncState } from '../../api/query-state.ts';
import { AccountPage } from '../../account/account-page.tsx';
import { SignedActions } from './signed-actions.tsx';
import { SigningSteps } from './signing-steps.tsx';
import { WaiverInfo } from './waiver-info.tsx';
import { WaiverText } from './waiver-text.tsx';
import { WhatChanged } from '../../waiver/what-changed.tsx';
import '../../waiver/waiver.css';

/** The Waiver and Consent screen: the status, the text in force, and the form while a consent is missing (SPEC-A 4). */
export function Screen() {
  const query = useQuery(waiverStatusQuery());
  return (
    <AccountPage
      title="Waiver and Consent"
      aside={
        <>
          <WaiverInfo />
          <p>
            <ButtonLink variant="line" size="sm" href={`mailto:${brand.email}`}>
              Contact Support
            </ButtonLink>
          </p>
        </>
      }
    >
      <AsyncView
        view={asyncState(query)}
        loading={<Skeleton height={120} />}
        loadingLabel="Loading waiver status..."
        failed={whenLoadFails({
          operation: 'loadWaiver',
          headingLevel: 2,
          onRetry: () => void query.refetch(),
        })}
      >
        {(status) => <WaiverView status={status} />}
      </AsyncView>
    </AccountPage>
  );
}

function WaiverView({ status }: { status: WaiverStatus }) {
  const complete = status.waiver_accepted && status.payment_consent;
  const [reviewing, setReviewing] = useState(false);
  const [signed, setSigned] = useState(false);
  return (
    <section className="waiver__status" aria-label="Status">
      <ResultRegion of={signed && complete}>
        {signed && complete ? (
          <Flash tone="ok" title="Your waiver is signed.">
            Your consent is kept. You can register now.
          </Flash>
        ) : null}
      </ResultRegion>
      <dl className="pair">
        <div>
          <dt>Waiver</dt>
          <dd>
            {status.waiver_accepted ? (
              <Status tone="ok">{`Completed${on(status.waiver_accepted_date)}`}</Status>
            ) : (
              <Status tone="wait">Pending</Status>
            )}
          </dd>
        </div>
        <div>
          <dt>Payment Consent</dt>
          <dd>
            {status.payment_consent ? (
              <Status tone="ok">{`Given${on(status.payment_consent_date)}`}</Status>
            ) : (
              <Status tone="wait">Pending</Status>
            )}
          </dd>
        </div>
      </dl>
      {complete ? (
        <SignedActions reviewing={reviewing} onReview={() => setReviewing(!reviewing)} />
      ) : status.accepted_version ? (
        <>
          <Flash tone="warn" title="There is a new version of the waiver." live={false}>
            {`You signed version ${status.accepted_version}. Please read and sign version ${status.current_version}.`}
          </Flash>
          <WhatChanged changes={status.changed} />
        </>
      ) : null}
      {!complete ? <SigningSteps onSigned={() => setSigned(true)} /> : reviewing ? <WaiverText /> : null}
    </section>
  );
}

function on(instant: string | null): string {
  return instant ? `, ${formatMediumDate(instant)}` : '';
}
