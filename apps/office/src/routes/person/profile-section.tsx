import type { OfficePerson } from '@detroit-well/api-client';
import { ageOn, formatMediumDate, formatMediumDay, studioDay } from '@detroit-well/config/studio-time';
import { serverNow } from '@detroit-well/config/server-clock';
import { Status } from '@detroit-well/ui/components/status';
import { Section } from './section.tsx';

export function ProfileSection({ person }: { person: OfficePerson }) {
  const { email, email_verified: verified, phone, date_of_birth: born, has_password, invited_at } = person;
  if (!person.is_open)
    return (
      <Section title="Profile">
        <p className="person-none">The personal data was erased. Payments and signed waivers stay.</p>
      </Section>
    );
  return (
    <Section title="Profile">
      <dl className="facts">
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
          <div>
            {verified ? <Status tone="ok">Verified</Status> : <Status tone="wait">Not verified</Status>}
          </div>
        </dd>
        <dt>Phone</dt>
        <dd>
          {phone === null ? 'Not known' : <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
        </dd>
        <dt>Born</dt>
        <dd>
          {born === null
            ? 'Not known'
            : `${formatMediumDay(born)}, age ${ageOn(born, studioDay(serverNow()))}`}
        </dd>
        <dt>Signs in</dt>
        <dd>{has_password ? 'With a password' : 'Not yet'}</dd>
        {invited_at === null || has_password ? null : (
          <>
            <dt>Invited</dt>
            <dd>{formatMediumDate(invited_at)}</dd>
          </>
        )}
      </dl>
    </Section>
  );
}
