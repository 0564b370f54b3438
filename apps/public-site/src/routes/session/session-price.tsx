import { brand } from '@detroit-well/config/brand';
import { constants } from '@detroit-well/config/constants';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { formatCents, planOptions, spotsLabel } from '@detroit-well/pricing';
import { studioDay } from '@detroit-well/config/studio-time';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { PriceBox } from '@detroit-well/ui/patterns/price-box';
import type { ReactNode } from 'react';
import type { Frame } from '../../page.ts';
import { registerHref } from '../../registration/register-href.ts';
import { DirectMessage } from '../../registration/direct-message.tsx';
import { useDirectRegistration } from '../../registration/use-direct-registration.ts';
import { buttonOf, priceText, rateOf, seatsOf } from '../../sessions/session-card-view.ts';
import type { SessionDetail } from '../../sessions/session-view.ts';
import { useVisitor } from '../../visitor/visitor.ts';

const refundNote = `Full refund if cancelled ${constants.refundFullBeforeHours} or more hours before the session.`;

interface SessionPriceProps {
  session: SessionDetail;
  frame: Frame;
}

/** The price by rate, the places, and the button of Spec A 4. */
export function SessionPrice({ session, frame }: SessionPriceProps): ReactNode {
  const visitor = useVisitor();
  const direct = useDirectRegistration(session, frame);
  const rate = rateOf(session, visitor);
  const seats = seatsOf(session);
  return (
    <PriceBox
      rate={{ label: rate.badge, tone: rate.rate === 'member' ? 'signal' : 'soft' }}
      amount={priceText(rate.cents)}
      was={rate.struckCents === null ? undefined : formatCents(rate.struckCents)}
      seats={{ ...seats, label: spotsLabel(session) }}
      message={
        <>
          <WithoutScript />
          <DirectMessage direct={direct} />
        </>
      }
      action={<RegisterButton session={session} frame={frame} direct={direct} />}
      notes={[...paymentNotes(session, rate.cents, frame.now), { icon: 'refund' as const, text: refundNote }]}
    />
  );
}

/** The form needs a script (the card never passes through this server); a telephone does not. */
function WithoutScript(): ReactNode {
  return (
    <noscript>
      <p className="sm">
        Registering here needs JavaScript. Call <a href={brand.phone.href}>{brand.phone.label}</a> or write to{' '}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>, and we register you.
      </p>
    </noscript>
  );
}

function paymentNotes(session: SessionDetail, cents: number, now: string) {
  if (cents === 0) return [];
  const days = { today: studioDay(now), sessionDay: studioDay(session.start) };
  const counts = planOptions(cents, days)
    .filter(({ offered, instalments }) => offered && instalments.length > 1)
    .map(({ instalments }) => instalments.length);
  const text =
    counts.length > 0 ? `Pay in full, or in ${counts.join(' or ')} payments.` : 'One payment today.';
  return [{ icon: 'payment' as const, text }];
}

interface RegisterButtonProps extends SessionPriceProps {
  direct: ReturnType<typeof useDirectRegistration>;
}

function RegisterButton({ session, frame, direct }: RegisterButtonProps): ReactNode {
  const visitor = useVisitor();
  const busy = direct.state.kind === 'sending' || direct.state.kind === 'done';
  const { label, disabled, action } = buttonOf(session, visitor, frame.now);
  const look = { variant: 'signal', size: 'lg', full: true } as const;
  if (action === 'open_modal') {
    return (
      <ButtonLink {...look} slash href={registerHref(session)} aria-haspopup="dialog">
        {label}
      </ButtonLink>
    );
  }
  if (action === 'go_to_dashboard') {
    return (
      <ButtonLink {...look} slash href={portalUrl(frame.portalUrl, paths.dashboard.home())}>
        {label}
      </ButtonLink>
    );
  }
  if (disabled) {
    return (
      <Button {...look} variant="line" disabledReason="">
        {label}
      </Button>
    );
  }
  return (
    <Button {...look} slash busy={busy} busyLabel="Processing..." onClick={direct.register}>
      {label}
    </Button>
  );
}
