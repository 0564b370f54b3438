import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { useScreen } from '../navigation/use-screen.ts';

/** For people who are signed in and have no role in the office. */
export function NoRole() {
  useScreen('No access');
  return (
    <main id="main" className="office__alone">
      <h1 className="d2">The office is for the team</h1>
      <p className="lead muted">
        You are signed in, but you have no role here. If you work at the studio, ask an owner or a manager to
        invite you: the email that they send leads here.
      </p>
      <div className="row">
        <ButtonLink variant="signal" slash href={paths.dashboard.home()}>
          My dashboard
        </ButtonLink>
      </div>
    </main>
  );
}
