import { paths, portalUrl } from '@detroit-well/config/paths';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import type { PageContext } from '../../page.ts';
import { registerHref } from '../../sessions/register-href.ts';
import type { DirectRegistration } from '../../registration/use-direct-registration.ts';
import { buttonOf, rateOf } from '../../sessions/visitor-session.ts';
import type { SessionSummary } from '../../sessions/session-view.ts';
import { useVisitor } from '../../visitor/visitor.ts';

interface RegisterButtonProps {
  readonly session: SessionSummary;
  readonly context: PageContext;
  readonly direct: DirectRegistration;
  /** The page is loading whether the waitlist holds a spot for this visitor. */
  readonly offerLoading: boolean;
}

/** The register button with the labels and links of SPEC-A 4. */
export function RegisterButton({ session, context, direct, offerLoading }: RegisterButtonProps) {
  const visitor = useVisitor();
  const busy = direct.state.kind === 'sending' || direct.state.kind === 'done';
  const { label, disabled, action } = buttonOf(
    session,
    offerLoading ? { kind: 'loading' } : visitor,
    context.now,
  );
  const buttonStyle = { variant: 'signal', size: 'lg', full: true } as const;
  // A free session needs no choice: the direct call registers at once.
  const isPaid = action === 'register' && rateOf(session, visitor).cents > 0;
  if (action === 'open_modal' || isPaid) {
    return (
      <ButtonLink {...buttonStyle} slash href={registerHref(session)} aria-haspopup="dialog">
        {label}
      </ButtonLink>
    );
  }
  if (action === 'go_to_dashboard') {
    return (
      <ButtonLink {...buttonStyle} slash href={portalUrl(context.portalUrl, paths.dashboard.home())}>
        {label}
      </ButtonLink>
    );
  }
  if (disabled) {
    return (
      <Button {...buttonStyle} variant="line" disabledReason="">
        {label}
      </Button>
    );
  }
  return (
    <Button {...buttonStyle} slash busy={busy} busyLabel="Processing..." onClick={direct.register}>
      {label}
    </Button>
  );
}
