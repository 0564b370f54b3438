import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnSignIn } from '@detroit-well/api-client/contract';
import { describe } from '@detroit-well/api-client/errors';
import { failureMessage } from '@detroit-well/booking/failure-message';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { Status } from '@detroit-well/ui/components/status';
import { Icon } from '@detroit-well/ui/icons';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { client } from '../../api/client.ts';
import { signInsQuery } from '../../api/queries.ts';
import { asyncState } from '../../api/query-state.ts';
import { whenPartFails } from '../../outcomes/part-failure.tsx';
import { ResultRegion } from '../../outcomes/result-region.tsx';

const phone = 'M6 2.500h8v15H6zM9 15h2';
const laptop = 'M4 4.500h12v8.500H4zM2 16h16';

/** Ends one sign-in, or every other one for `null`. */
const end = (signIn: OwnSignIn | null) =>
  signIn ? client.auth.endSignIn({ params: { id: signIn.public_id } }) : client.auth.endOtherSignIns();

/** Where the member is signed in, with buttons that end the other sign-ins. */
export function SignIns() {
  const queries = useQueryClient();
  const query = useQuery(signInsQuery());
  const ending = useMutation({
    mutationFn: end,
    onSettled: () => queries.invalidateQueries({ queryKey: signInsQuery().queryKey }),
  });
  const others = query.data?.filter(({ is_current }) => !is_current).length ?? 0;
  return (
    <section className="account-page__section" aria-labelledby="sign-ins">
      <header>
        <h2 className="d3" id="sign-ins">
          Where you are signed in
        </h2>
        {others > 0 ? (
          <Button
            variant="line"
            size="sm"
            busy={ending.isPending && ending.variables === null}
            busyLabel="Signing out..."
            onClick={() => ending.mutate(null)}
          >
            Sign out others
          </Button>
        ) : null}
      </header>
      <ResultRegion of={ending.isPending ? null : ending.submittedAt || null}>
        {ending.isSuccess ? (
          <Flash
            tone="ok"
            title={
              ending.variables
                ? `${deviceOf(ending.variables)} is signed out.`
                : 'All other devices are signed out.'
            }
            onClose={ending.reset}
          />
        ) : null}
        {ending.error ? (
          <Flash
            tone="bad"
            title={failureMessage(ending.error, describe(ending.error, 'endSignIns').message)}
            onClose={ending.reset}
          />
        ) : null}
      </ResultRegion>
      <AsyncView
        view={asyncState(query)}
        loading={<Skeleton height={84} />}
        loadingLabel="Loading where you are signed in..."
        failed={whenPartFails(
          (error) => describe(error, 'loadSignIns').message,
          () => void query.refetch(),
        )}
      >
        {(signIns) => (
          <ul className="own-list">
            {signIns.map((signIn) => (
              <li key={signIn.public_id}>
                <Icon d={/iPhone|iPad|Android/.test(signIn.device) ? phone : laptop} />
                <div>
                  <b>{deviceOf(signIn)}</b>
                  <p>{placeOf(signIn)}</p>
                  {signIn.is_current ? <Status tone="ok">This device, now</Status> : null}
                </div>
                {signIn.is_current ? null : (
                  <div className="row">
                    <Button
                      variant="line"
                      size="sm"
                      aria-label={`Sign out ${deviceOf(signIn)}`}
                      busy={ending.isPending && ending.variables?.public_id === signIn.public_id}
                      busyLabel="Signing out..."
                      onClick={() => ending.mutate(signIn)}
                    >
                      Sign out
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
    </section>
  );
}

const deviceOf = ({ device }: OwnSignIn): string => device || 'Unknown device';

/** The network and when it was last used; the current sign-in is used now. */
function placeOf({ network, last_used_at, created_at, is_current }: OwnSignIn): string {
  const at = (instant: string): string => `${formatMediumDate(instant)}, ${formatTime(instant)}`;
  const when = is_current ? `Signed in ${at(created_at)}` : `Last used ${at(last_used_at)}`;
  return network ? `${when}, network ${network}` : when;
}
