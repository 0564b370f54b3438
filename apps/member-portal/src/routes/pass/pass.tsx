import type { DoorPass } from '@detroit-well/api-client/contract';
import { Flash } from '@detroit-well/ui/components/flash';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountLinks } from '../../account/account-links.ts';
import { AccountPage } from '../../account/account-page.tsx';
import { doorPassQuery } from '../../api/queries.ts';
import { asyncState } from '../../api/query-state.ts';
import { whenLoadFails } from '../../outcomes/load-failure.tsx';
import { ResultRegion } from '../../outcomes/result-region.tsx';
import { PassActions } from './pass-actions.tsx';
import { PassFace } from './pass-face.tsx';
import './pass.css';

/** The pass that the desk scans. Once it is shown, it needs no network. */
export function Screen() {
  const query = useQuery(doorPassQuery());
  return (
    <AccountPage
      title={accountLinks.pass.label}
      aside={
        <>
          <h2 className="h4">At the door</h2>
          <p>Show it at the desk. It works without network. Turn up the light of your screen.</p>
          <h2 className="h4">It is yours alone</h2>
          <p>Whoever has a picture of it can be checked in as you. Renew the code to end every picture.</p>
        </>
      }
    >
      <AsyncView
        view={asyncState(query)}
        loading={<Skeleton height={520} />}
        loadingLabel="Loading your pass..."
        failed={whenLoadFails({
          operation: 'loadPass',
          headingLevel: 2,
          onRetry: () => void query.refetch(),
        })}
      >
        {(pass) => <Pass pass={pass} />}
      </AsyncView>
    </AccountPage>
  );
}

function Pass({ pass }: { pass: DoorPass }) {
  const [renewed, setRenewed] = useState<string | null>(null);
  return (
    <>
      <ResultRegion of={renewed}>
        {renewed ? (
          <Flash tone="ok" title="This is your new code." onClose={() => setRenewed(null)}>
            The old one no longer works, nor do pictures and prints of it.
          </Flash>
        ) : null}
      </ResultRegion>
      <PassFace pass={pass} />
      <PassActions pass={pass} onRenewed={setRenewed} />
    </>
  );
}
