import type { OfficePerson } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { fullName } from '../../access/use-person.ts';
import { personQuery } from '../../api/queries.ts';
import { History } from '../../history/history.tsx';
import { useScreen } from '../../navigation/use-screen.ts';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { AttendanceSection } from './attendance-section.tsx';
import { ContactsSection } from './contacts-section.tsx';
import { EmailsSection } from './emails-section.tsx';
import { CreditSection } from './credit-section.tsx';
import { LinksSection } from './links-section.tsx';
import { LedgerSection } from './ledger-section.tsx';
import { MergeDone } from './merge-done.tsx';
import { MembershipsSection } from './memberships-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { PassesSection } from './passes-section.tsx';
import { PersonHead } from './person-head.tsx';
import { ProfileSection } from './profile-section.tsx';
import { RegistrationsSection } from './registrations-section.tsx';
import { SectionLinks } from './section-links.tsx';
import { TagsSection } from './tags-section.tsx';
import { WaiverSection } from './waiver-section.tsx';

/** Everything about one person on one page, so that the browser's own search finds all of it. */
export function Screen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(personQuery(id));
  // The address of a record that was merged leads to the person.
  if (data && data.id !== id) return <Navigate to={paths.office.person(data.id)} replace />;
  if (data) return <Person key={id} person={data} />;
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null;
}

function Person({ person }: { person: OfficePerson }) {
  useScreen(fullName(person));
  return (
    <>
      {person.merges.map((merge) => (
        <MergeDone key={merge.other_id} person={person} merge={merge} />
      ))}
      <PersonHead person={person} />
      <SectionLinks person={person} />
      <div className="person-page">
        <div>
          <ProfileSection person={person} />
          <TagsSection person={person} />
          <ContactsSection person={person} />
          <MembershipsSection person={person} />
          <PassesSection person={person} />
          <CreditSection person={person} />
        </div>
        <div>
          <LinksSection person={person} />
          <RegistrationsSection person={person} />
          <LedgerSection person={person} />
          <NotesSection person={person} />
          <WaiverSection person={person} />
          <AttendanceSection person={person} />
          <EmailsSection person={person} />
          <div id="history">
            <History target={`person:${person.id}`} />
          </div>
        </div>
      </div>
    </>
  );
}
