import type { OfficePerson } from '@detroit-well/api-client';
import { formatLongDate, formatMediumDay, formatTime } from '@detroit-well/config/studio-time';
import { Nothing, Section } from './section.tsx';
import { SendWaiverLink } from './send-waiver-link.tsx';

const ways: Readonly<Record<NonNullable<OfficePerson['waiver']>['method'], string>> = {
  signature: 'Drawn by hand',
  checkbox: 'With a checkbox, when registering as a guest',
  link: 'Drawn by hand, by a link of the studio',
};

/** The evidence of the last signature, and the way to the next one where it is needed. */
export function WaiverSection({ person }: { person: OfficePerson }) {
  const { waiver } = person;
  return (
    <Section title="Waiver" aside={person.is_open ? <SendWaiverLink person={person} /> : null}>
      {waiver === null ? (
        <Nothing>
          {person.waiver_claimed_on === null
            ? 'Not signed. Nobody signs for another person.'
            : `Claimed on ${formatMediumDay(person.waiver_claimed_on)}; signs once.`}
        </Nothing>
      ) : (
        <dl className="facts person-evidence">
          <dt>Version</dt>
          <dd>
            {waiver.is_current ? `${waiver.version}, in force` : `${waiver.version}, no longer in force`}
          </dd>
          <dt>Signed</dt>
          <dd>{`${formatLongDate(waiver.accepted_at)}, ${formatTime(waiver.accepted_at)}`}</dd>
          <dt>By</dt>
          <dd>{waiver.signer_name || 'Name not known'}</dd>
          <dt>How</dt>
          <dd>{ways[waiver.method]}</dd>
          <dt>Consent</dt>
          <dd>{waiver.payment_consent ? 'Liability and payment' : 'Liability'}</dd>
          <dt>From</dt>
          <dd>{waiver.address}</dd>
          <dt>Browser</dt>
          <dd>{waiver.user_agent || 'Not known'}</dd>
          <dt>Chain</dt>
          <dd className="person-hash">{waiver.chain_hash}</dd>
        </dl>
      )}
    </Section>
  );
}
