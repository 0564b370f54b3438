import type { OfficeCoach } from '@detroit-well/api-client';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { requiredText } from '@detroit-well/validation/messages';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../access/access.ts';
import { fullName } from '../../access/use-person.ts';
import { client } from '../../api/client.ts';
import { teamQuery } from '../../api/queries.ts';
import {
  line,
  list,
  orNull,
  paragraphs,
  recordFields,
  type ControlProps,
  type ValuesOf,
} from '../../catalogue/fields.tsx';
import type { CatalogueKind } from '../../catalogue/kind.ts';
import { recordApi } from '../../catalogue/record-api.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { readSettings } from '../../settings/settings.ts';
import { CoachPicture } from './coach-picture.tsx';
import { recordNames } from '../../navigation/record-names.ts';

function TeamChoice({ name }: ControlProps) {
  const team = useQuery(teamQuery({ limit: 100 }));
  const people = team.data?.results.filter(({ status }) => status === 'active');
  return (
    <div className="chosen">
      <ChoiceField
        name={name}
        label="Person of the team"
        placeholder="Nobody"
        list={team}
        choices={people?.map((person) => ({ value: person.id, label: fullName(person) }))}
      />
    </div>
  );
}

const fields = {
  name: line('Name', { missing: requiredText('Name'), isWide: true }),
  bio: paragraphs('Biography', { rows: 6 }),
  certifications: list('Certifications', { rows: 3 }),
  /** Empty for a coach who does not sign in. */
  person_id: { ...orNull(line('Account')), Control: TeamChoice },
};
const { Section, ...form } = recordFields(fields);

export const coachKind: CatalogueKind<OfficeCoach, ValuesOf<typeof fields>> = {
  ...form,
  ...recordNames('coach'),
  intro: 'Who leads sessions, with a page of their own on the site.',
  nameOf: ({ name }) => name,
  sort: 'name',
  links: ({ id, slug }) => [
    { label: 'Sessions', href: paths.office.schedule({ coach: id, view: 'list' }), needs: 'schedule.read' },
    { label: 'Page on the site', href: siteUrl(readSettings().publicSiteUrl, paths.coach({ slug })) },
  ],
  columns: [
    {
      id: 'certifications',
      label: 'Certifications',
      place: 'b',
      cell: ({ certifications }) => certifications.join(', '),
    },
    {
      id: 'account',
      label: 'Signs in',
      cell: ({ person_id }) => (person_id === null ? 'No' : 'Yes'),
    },
  ],
  Fields: CoachFields,
  Picture: CoachPicture,
  calls: recordApi(client.office.coaches, ['name', '-name'], form),
};

function CoachFields() {
  return (
    <>
      <Section
        title="Coach"
        hint="Shown on the page of the coach."
        fields={['name', 'bio', 'certifications']}
      />
      {useMay('team.read') ? (
        <Section
          title="Account"
          hint="Who signs in as this coach and sees their sessions."
          fields={['person_id']}
        />
      ) : null}
    </>
  );
}
