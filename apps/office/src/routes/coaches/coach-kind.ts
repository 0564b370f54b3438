import type { OfficeCoach } from '@detroit-well/api-client';
import { zodResolver } from '@hookform/resolvers/zod';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { requiredText } from '@detroit-well/validation/messages';
import * as z from 'zod';
import { client } from '../../api/client.ts';
import type { CatalogueKind, CatalogueQuery } from '../../catalogue/kind.ts';
import { linesOf } from '../../format/lines.ts';
import { readSettings } from '../../settings/settings.ts';
import { CoachFields } from './coach-fields.tsx';
import { CoachPicture } from './coach-picture.tsx';

interface CoachValues {
  readonly name: string;
  readonly bio: string;
  /** One per line. */
  readonly certifications: string;
  /** Empty for a coach who does not sign in. */
  readonly person_id: string;
}

const calls = client.office.coaches;
const sorts = ['name', '-name'] as const;
const queryOf = ({ sort, ...rest }: CatalogueQuery) => ({ ...rest, sort: sorts.find((one) => one === sort) });
const bodyOf = ({ name, bio, certifications, person_id }: CoachValues) => ({
  name,
  bio,
  certifications: linesOf(certifications),
  person_id: person_id || null,
});

export const coachKind: CatalogueKind<OfficeCoach, CoachValues> = {
  one: 'coach',
  many: 'coaches',
  title: 'Coaches',
  intro: 'Who leads sessions, with a page of their own on the site.',
  listHref: paths.office.coaches(),
  hrefOf: paths.office.coach,
  write: 'coaches.write',
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
  resolver: zodResolver(
    z.object({
      name: z.string().trim().min(1, requiredText('Name')),
      bio: z.string().trim(),
      certifications: z.string(),
      person_id: z.string(),
    }),
  ),
  blank: { name: '', bio: '', certifications: '', person_id: '' },
  valuesOf: ({ name, bio, certifications, person_id }) => ({
    name,
    bio,
    certifications: certifications.join('\n'),
    person_id: person_id ?? '',
  }),
  labels: {
    name: 'Name',
    bio: 'Biography',
    certifications: 'Certifications',
    person_id: 'Account',
  },
  Fields: CoachFields,
  Picture: CoachPicture,
  calls: {
    list: (query, signal) => calls.list({ query: queryOf(query) }, { signal }),
    csv: (query) => calls.listCsv({ query: queryOf(query) }),
    read: (id, signal) => calls.read({ params: { id } }, { signal }),
    create: (values, idempotencyKey) => calls.create({ body: bodyOf(values) }, { idempotencyKey }),
    change: ({ id, version }, values, idempotencyKey) =>
      calls.change({ params: { id }, body: { version, ...bodyOf(values) } }, { idempotencyKey }),
    archive: ({ id }, version, archived) => calls.change({ params: { id }, body: { version, archived } }),
    remove: (id) => calls.remove({ params: { id } }),
  },
};
