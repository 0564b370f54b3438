import type { OfficePerson } from '@detroit-well/api-client';
import { addDays, formatMediumDay } from '@detroit-well/config/studio-time';
import { Status } from '@detroit-well/ui/components/status';
import { Button } from '@detroit-well/ui/components/button';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../access/access.ts';
import { fullName } from '../../access/use-person.ts';
import { rolesText } from '../../access/who-may.ts';
import { dollars } from '../../format/dollars.ts';
import { Nothing, Section } from './section.tsx';

const GrantDialog = lazy(async () => ({
  default: (await import('../../memberships/grant-dialog.tsx')).GrantDialog,
}));
const PauseDialog = lazy(async () => ({
  default: (await import('../../memberships/pause-dialog.tsx')).PauseDialog,
}));
const ResumeDialog = lazy(async () => ({
  default: (await import('../../memberships/resume-dialog.tsx')).ResumeDialog,
}));
const EndDialog = lazy(async () => ({
  default: (await import('../../memberships/end-dialog.tsx')).EndDialog,
}));

const CancelDialog = lazy(async () => ({
  default: (await import('../../memberships/cancel-dialog.tsx')).CancelDialog,
}));
const ChangePlanDialog = lazy(async () => ({
  default: (await import('../../memberships/change-plan-dialog.tsx')).ChangePlanDialog,
}));
const CardLinkDialog = lazy(async () => ({
  default: (await import('../../memberships/card-link-dialog.tsx')).CardLinkDialog,
}));

type Membership = OfficePerson['memberships'][number];

const states = {
  pending: { tone: 'wait', text: 'Not begun' },
  active: { tone: 'ok', text: 'Active' },
  past_due: { tone: 'bad', text: 'Payment overdue' },
  paused: { tone: 'wait', text: 'Paused' },
  cancelled: { tone: 'plain', text: 'Ended' },
  expired: { tone: 'plain', text: 'Expired' },
} as const;

const dialogs = {
  change: ChangePlanDialog,
  link: CardLinkDialog,
  pause: PauseDialog,
  resume: ResumeDialog,
  cancel: CancelDialog,
  end: EndDialog,
} as const;
type Act = keyof typeof dialogs;
const actNames: Readonly<Record<Act, string>> = {
  change: 'Change plan',
  link: 'Send card link',
  cancel: 'Cancel at the end',
  pause: 'Pause',
  resume: 'End the pause',
  end: 'End membership',
};

/** What the team may do with it. */
const actsOf = (membership: Membership): Act[] => [
  ...(membership.can_change ? (['change'] as const) : []),
  ...(membership.can_cancel ? (['link'] as const) : []),
  ...(membership.can_pause ? (['pause'] as const) : []),
  ...(membership.pause_from !== null && !hasEnded(membership) ? (['resume'] as const) : []),
  ...(membership.can_cancel ? (['cancel'] as const) : []),
  ...(hasEnded(membership) ? [] : (['end'] as const)),
];

const hasEnded = ({ state }: Membership): boolean => state === 'cancelled' || state === 'expired';

/** The memberships of a person, latest first. */
export function MembershipsSection({ person }: { person: OfficePerson }) {
  const { memberships, is_open } = person;
  const [granting, setGranting] = useState<boolean>();
  const [acted, setActed] = useState<{ readonly on: Membership; readonly does: Act }>();
  const [isActing, setIsActing] = useState(false);
  const mayWrite = useMay('memberships.write');
  const denied = mayWrite ? undefined : rolesText('grant and end memberships', 'memberships.write');
  const live = memberships.find((membership) => !hasEnded(membership));
  const Dialog = dialogs[acted?.does ?? 'end'];
  const named = { id: person.id, name: fullName(person) };
  return (
    <Section title="Membership">
      {memberships.length === 0 ? (
        <Nothing>None. The public rate applies.</Nothing>
      ) : (
        <dl className="facts">
          {memberships.map((membership) => (
            <div key={membership.id} className="facts__row">
              <dt>{membership.tier}</dt>
              <dd>
                {termOf(membership)}
                <div>
                  <Status tone={states[membership.state].tone}>{states[membership.state].text}</Status>
                </div>
                {is_open
                  ? actsOf(membership).map((does) => (
                      <Button
                        key={does}
                        size="xs"
                        variant="quiet"
                        disabledReason={denied}
                        onClick={() => {
                          setActed({ on: membership, does });
                          setIsActing(true);
                        }}
                      >
                        {actNames[does]}
                      </Button>
                    ))
                  : null}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {is_open ? (
        <div className="acts">
          <Button
            size="xs"
            variant="line"
            disabledReason={denied ?? (live && `${live.tier} must end before another one begins.`)}
            onClick={() => setGranting(true)}
          >
            Grant membership
          </Button>
        </div>
      ) : null}
      <Suspense>
        {granting === undefined ? null : (
          <GrantDialog person={named} open={granting} onClose={() => setGranting(false)} />
        )}
        {acted ? (
          <Dialog person={named} membership={acted.on} open={isActing} onClose={() => setIsActing(false)} />
        ) : null}
      </Suspense>
    </Section>
  );
}

function termOf({
  start_date: start,
  end_date: end,
  next_payment_on: next,
  next_amount: amount,
  price_changes_on: changes,
  new_price: price,
  pause_from: from,
  pause_until: until,
}: Membership): string {
  const term =
    end === null ? `Since ${formatMediumDay(start)}` : `${formatMediumDay(start)} to ${formatMediumDay(end)}`;
  const pause =
    from && until ? `. Pause: ${formatMediumDay(from)} to ${formatMediumDay(addDays(until, -1))}` : '';
  const payment = next
    ? `. Next payment: ${formatMediumDay(next)}${amount ? `, ${dollars(amount)}` : ''}`
    : '';
  const later =
    changes && price && changes !== next ? `. From ${formatMediumDay(changes)}: ${dollars(price)}` : '';
  return `${term}${pause}${payment}${later}`;
}
