import type { OfficePerson } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { ageOn, formatMediumDate, formatMediumDay, studioDay } from '@detroit-well/config/studio-time';
import { serverNow } from '@detroit-well/config/server-clock';
import { Status } from '@detroit-well/ui/components/status';
import { useMay } from '../../access/access.ts';
import { Section } from './section.tsx';

export function ProfileSection({ person }: { person: OfficePerson }) {
  const { phone, date_of_birth: born, has_password, invited_at } = person;
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
          <Address person={person} />
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

/** The address that signs in, or where mail goes without one. */
function Address({ person }: { person: OfficePerson }) {
  const { id, email, contact_email: contact, email_verified: verified } = person;
  const mayWrite = useMay('people.write');
  if (email !== '')
    return (
      <>
        <a href={`mailto:${email}`}>{email}</a>
        <div>
          {verified ? <Status tone="ok">Verified</Status> : <Status tone="wait">Not verified</Status>}
        </div>
      </>
    );
  return (
    <>
      {contact === null ? (
        'None, so nothing is mailed'
      ) : (
        <>
          {'None. Mail goes to '}
          <a href={`mailto:${contact}`}>{contact}</a>
        </>
      )}
      {mayWrite ? (
        <div>
          <a href={paths.office.editPerson(id)}>Add an email</a>
        </div>
      ) : null}
    </>
  );
}
