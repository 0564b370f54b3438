import { paths } from '@detroit-well/config/paths';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';

/** Before somebody signs on the desk's device: it shows nothing else until it is given back. */
export function Handover({ firstName, onStart }: { firstName: string; onStart: () => void }) {
  return (
    <>
      <h1>
        {firstName ? `${firstName}, this device is yours for a moment` : 'This device is yours for a moment'}
      </h1>
      <p className="lead">It shows only the waiver. Give it back when you have signed.</p>
      <p className="row">
        <Button variant="signal" size="lg" full slash onClick={onStart}>
          Start
        </Button>
      </p>
    </>
  );
}

/** The way back for the team. */
export const ForTheTeam = () => (
  <section className="sign-team" aria-labelledby="for-the-team">
    <h2 className="h4" id="for-the-team">
      For the team
    </h2>
    <p className="sm muted">Only your password opens the office again.</p>
    <p className="row">
      <ButtonLink variant="line" size="sm" href={paths.unlock()}>
        Unlock
      </ButtonLink>
    </p>
  </section>
);
