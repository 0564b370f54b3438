import { paths, portalUrl } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Slash } from '@detroit-well/ui/components/slash';
import { TextLink } from '@detroit-well/ui/components/text-link';
import type { PageContext } from '../../page.ts';
import { signInHref } from '../../visitor/sign-in-href.ts';
import { useVisitor } from '../../visitor/visitor.ts';

const points = [
  { title: 'Grown-folks only', line: 'Everyone in the room is eighteen or over.' },
  { title: 'Safe, supportive coaching', line: 'One certified coach for every eight people on the floor.' },
  { title: 'Rhythm-driven format', line: 'Every drill is counted in fours, to real records.' },
  { title: 'Cohort-based', line: 'The same sixteen people, the same night, six weeks.' },
];

/** The end of the landing page: reasons to train, how to start, and private sessions. */
export function LandingClose({ context }: { context: PageContext }) {
  const member = useVisitor().kind === 'member';
  return (
    <section className="training-close sec" data-ground="maple">
      <div className="wrap" data-part="in">
        <div>
          <h2 className="d2">Come as you are. Leave on the beat.</h2>
          <p className="lead muted">
            {member
              ? 'Your sessions, your waiver and your receipts are on your dashboard.'
              : 'Make an account once. Sign the waiver once. After that, registering takes ten seconds.'}
          </p>
          <div className="row">
            {member ? (
              <ButtonLink variant="signal" slash href={portalUrl(context.portalUrl, paths.dashboard.home())}>
                My Training Dashboard
              </ButtonLink>
            ) : (
              <>
                <ButtonLink variant="signal" slash href={portalUrl(context.portalUrl, paths.register())}>
                  Create Account
                </ButtonLink>
                <ButtonLink variant="line" href={signInHref(context)}>
                  Sign In
                </ButtonLink>
              </>
            )}
          </div>
          <p>
            <TextLink href={paths.contact({ topic: 'private' })}>Ask about private sessions</TextLink>
          </p>
        </div>
        <ul>
          {points.map(({ title, line }) => (
            <li key={title}>
              <Slash />
              <h3 className="h4">{title}</h3>
              <p>{line}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
