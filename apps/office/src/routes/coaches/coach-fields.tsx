import { FormTextArea, FormTextField } from '@detroit-well/ui/form/fields';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../access/access.ts';
import { fullName } from '../../access/use-person.ts';
import { teamQuery } from '../../api/queries.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { FormSection } from '../../forms/form-section.tsx';

/** The fields of a coach. */
export function CoachFields() {
  return (
    <>
      <FormSection title="Coach" hint="Shown on the page of the coach.">
        <div data-full>
          <FormTextField name="name" label="Name" autoComplete="off" />
        </div>
        <div data-full>
          <FormTextArea name="bio" label="Biography" rows={6} optional />
        </div>
        <div data-full>
          <FormTextArea name="certifications" label="Certifications" hint="One per line." rows={3} optional />
        </div>
      </FormSection>
      {useMay('team.read') ? <Account /> : null}
    </>
  );
}

function Account() {
  const list = useQuery(teamQuery({ limit: 100 }));
  const people = list.data?.results.filter(({ status }) => status === 'active');
  return (
    <FormSection title="Account" hint="Who signs in as this coach and sees their sessions.">
      <div className="chosen">
        <ChoiceField
          name="person_id"
          label="Person of the team"
          placeholder="Nobody"
          list={list}
          choices={people?.map((person) => ({ value: person.id, label: fullName(person) }))}
        />
      </div>
    </FormSection>
  );
}
