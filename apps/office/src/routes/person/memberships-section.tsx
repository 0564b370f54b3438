import type { OfficePerson } from '@detroit-well/api-client';
import { formatMediumDay } from '@detroit-well/config/studio-time';
import { Status } from '@detroit-well/ui/components/status';
import { Button } from '@detroit-well/ui/components/button';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../access/access.ts';
import { fullName } from '../../access/use-person.ts';
import { rolesText } from '../../access/who-may.ts';
import { Nothing, Section } from './section.tsx';

const GrantDialog = lazy(async () => ({
  default: (await import('../../memberships/grant-dialog.tsx')).GrantDialog,
}));
const EndDialog = lazy(async () => ({
  default: (await import('../../memberships/end-dialog.tsx')).EndDialog,
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

const hasEnded = ({ state }: Membership): boolean => state === 'cancelled' || state === 'expired';

/** The memberships of a person, latest first. */
export function MembershipsSection({ person }: { person: OfficePerson }) {
  const { memberships, is_open } = person;
  const [granting, setGranting] = useState<boolean>();
  const [ending, setEnding] = useState<Membership>();
  const [isEnding, setIsEnding] = useState(false);
  const mayWrite = useMay('memberships.write');
  const denied = mayWrite ? undefined : rolesText('grant and end memberships', 'memberships.write');
  const live = memberships.find((membership) => !hasEnded(membership));
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
                {hasEnded(membership) || !is_open ? null : (
                  <Button
                    size="xs"
                    variant="quiet"
                    disabledReason={denied}
                    onClick={() => {
                      setEnding(membership);
                      setIsEnding(true);
                    }}
                  >
                    End membership
                  </Button>
                )}
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
        {ending ? (
          <EndDialog person={named} membership={ending} open={isEnding} onClose={() => setIsEnding(false)} />
        ) : null}
      </Suspense>
    </Section>
  );
}

const termOf = ({ start_date: start, end_date: end }: Membership): string =>
  end === null ? `Since ${formatMediumDay(start)}` : `${formatMediumDay(start)} to ${formatMediumDay(end)}`;
