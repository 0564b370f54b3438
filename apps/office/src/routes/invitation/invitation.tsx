import { isApiError } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { FailureFlash } from '@detroit-well/ui/components/failure-flash';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { client } from '../../api/client.ts';
import { signOut } from '../../auth/session.ts';
import { useScreen } from '../../navigation/use-screen.ts';
import { readable } from '../../forms/readable-reply.ts';
import { problemText } from '../../outcomes/problem.ts';
import { usePerson } from '../../access/use-person.ts';

/** Accepts an invitation to the team, signed in with the address that it was sent to. */
export function Screen() {
  useScreen('Invitation');
  const { token = '' } = useParams();
  const { name } = usePerson();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const accept = useMutation({
    mutationFn: async () => readable(await client.office.team.acceptInvitation({ body: { token } })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['office'] });
      await navigate(paths.office.home(), { replace: true });
    },
  });
  const isOther = isApiError(accept.error) && accept.error.is('invitation_of_another');
  return (
    <main id="main" className="office__alone">
      <h1 className="d2">You are invited</h1>
      <p className="lead muted">
        {`The studio invites you to its team. You are signed in${name ? ` as ${name}` : ''}.`}
      </p>
      {accept.error ? <FailureFlash message={problemText(accept.error)} /> : null}
      <div className="row">
        {isOther ? (
          <Button variant="signal" slash onClick={() => void signOut(location.pathname)}>
            Sign in with another address
          </Button>
        ) : (
          <Button
            variant="signal"
            slash
            busy={accept.isPending}
            busyLabel="Joining..."
            onClick={() => accept.mutate()}
          >
            Join the team
          </Button>
        )}
        <ButtonLink variant="line" href={paths.dashboard.home()}>
          My dashboard
        </ButtonLink>
      </div>
    </main>
  );
}
