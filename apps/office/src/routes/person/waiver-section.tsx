import type { OfficePerson } from '@detroit-well/api-client';
import { formatLongDate, formatTime } from '@detroit-well/config/studio-time';
import { Nothing, Section } from './section.tsx';

/** The evidence of the last signature. */
export function WaiverSection({ person }: { person: OfficePerson }) {
  const { waiver } = person;
  return (
    <Section title="Waiver">
      {waiver === null ? (
        <Nothing>Not signed. Nobody signs for another person.</Nothing>
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
          <dd>
            {waiver.method === 'signature' ? 'Drawn by hand' : 'With a checkbox, when registering as a guest'}
          </dd>
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
