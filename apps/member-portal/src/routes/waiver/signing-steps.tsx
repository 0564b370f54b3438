import { useQuery } from '@tanstack/react-query';
import type { Profile } from '@detroit-well/api-client/contract';
import { Button } from '@detroit-well/ui/components/button';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { identityForm } from '@detroit-well/validation';
import { useState } from 'react';
import { meQuery } from '../../api/queries.ts';
import { asyncState } from '../../api/query-state.ts';
import { longDay } from '../../format/day.ts';
import { fullName } from '../../format/person.ts';
import { whenLoadFails } from '../../outcomes/load-failure.tsx';
import { ResultRegion } from '../../outcomes/result-region.tsx';
import { IdentityForm } from './identity-form.tsx';
import { SignForm } from './sign-form.tsx';
import { WaiverText } from './waiver-text.tsx';

/** Signing in two steps: who signs, then the text and the signature (ADR-016). */
export function SigningSteps({ onSigned }: { onSigned: () => void }) {
  const query = useQuery(meQuery());
  return (
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
      {(profile) => <Steps profile={profile} onSigned={onSigned} />}
    </AsyncView>
  );
}

function Steps({ profile, onSigned }: { profile: Profile; onSigned: () => void }) {
  const [editing, setEditing] = useState(() => !identityForm.safeParse(profile).success);
  /** Counts the changes of step, each of which removes the pressed button. */
  const [changes, setChanges] = useState(0);
  const edit = (open: boolean): void => {
    setEditing(open);
    setChanges(changes + 1);
  };
  return (
    <>
      <section className="waiver__step" aria-labelledby="who-signs">
        <ResultRegion of={changes}>
          <h2 className="h4" id="who-signs">
            Step 1 of 2: Who signs
          </h2>
          {editing ? null : <p>{`${fullName(profile)}, born ${longDay(profile.date_of_birth ?? '')}`}</p>}
        </ResultRegion>
        {editing ? (
          <IdentityForm profile={profile} onSaved={() => edit(false)} />
        ) : (
          <Button variant="line" size="sm" onClick={() => edit(true)}>
            Change
          </Button>
        )}
      </section>
      <section className="waiver__step" aria-labelledby="read-and-sign">
        <h2 className="h4" id="read-and-sign">
          Step 2 of 2: Read and sign
        </h2>
        <WaiverText>
          {(content) =>
            editing ? (
              <p>The signature follows when step 1 is done.</p>
            ) : (
              <SignForm content={content} onSigned={onSigned} />
            )
          }
        </WaiverText>
      </section>
    </>
  );
}
