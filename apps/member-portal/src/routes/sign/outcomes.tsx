import type { WaiverLinkSigned } from '@detroit-well/api-client/contract';
import { brand } from '@detroit-well/config/brand';
import { formatLongDate, formatTime } from '@detroit-well/config/studio-time';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { longDay } from '../../format/day.ts';

/** Why a link signs nothing any more. */
export type LinkEnd = 'link_used' | 'link_ended' | 'not_found';

const ends: Readonly<Record<LinkEnd, { readonly title: string; readonly text: string }>> = {
  link_used: {
    title: 'This link has been used',
    text: 'A link signs once. If you did not sign, ask the desk for a new one.',
  },
  link_ended: {
    title: 'This link has ended',
    text: 'A link we send holds 7 days, and only the newest one counts. Ask the desk for a new one.',
  },
  not_found: {
    title: 'This link is unknown',
    text: 'A part of its address may be missing. Open it again from the message, or ask the desk for a new one.',
  },
};

const CallTheDesk = () => (
  <ButtonLink variant="line" size="sm" href={brand.phone.href}>
    {`Call ${brand.phone.label}`}
  </ButtonLink>
);

/** A link that has ended. */
export function LinkOver({ end }: { end: LinkEnd }) {
  return (
    <>
      <h1>{ends[end].title}</h1>
      <p className="lead">{ends[end].text}</p>
      <p className="row">
        <CallTheDesk />
      </p>
    </>
  );
}

interface TooYoungProps {
  /** The date that was just entered; absent where the studio knows it, which the page does not show. */
  readonly born?: string;
  readonly onChange?: () => void;
}

/** Somebody under 18 signs nothing, and nobody signs for them. */
export function TooYoung({ born, onChange }: TooYoungProps) {
  const rule = 'This waiver is for people of 18 and older, and nobody can sign it for you.';
  return (
    <>
      <h1>Nothing was signed</h1>
      <p className="lead">{born ? `You entered ${longDay(born)}. ${rule}` : rule}</p>
      <p>{onChange ? 'Wrong date? Change it. Otherwise talk to the desk.' : 'Please talk to the desk.'}</p>
      <p className="row">
        {onChange ? (
          <Button variant="ink" size="sm" onClick={onChange}>
            Change the date
          </Button>
        ) : null}
        <CallTheDesk />
      </p>
    </>
  );
}

interface SignedProps extends WaiverLinkSigned {
  /** It was signed on the desk's device. */
  readonly isHandedOver: boolean;
}

/** The waiver is signed. */
export function Signed({ accepted_at: at, version, isHandedOver }: SignedProps) {
  return (
    <>
      <h1>Signed. The floor is yours.</h1>
      <p className="lead">{`${formatLongDate(at)}, ${formatTime(at)}. The desk sees it now.`}</p>
      <dl className="sign-facts">
        <dt>Waiver</dt>
        <dd>{`Version ${version}`}</dd>
        <dt>How</dt>
        <dd>By link, on this device</dd>
        <dt>Copy</dt>
        <dd>In your account, under Waiver and Consent</dd>
      </dl>
      {isHandedOver ? <p className="lead">Please give the device back.</p> : null}
    </>
  );
}
