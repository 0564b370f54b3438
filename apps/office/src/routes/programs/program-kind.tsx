import type { OfficeProgram } from '@detroit-well/api-client';
import { zodResolver } from '@hookform/resolvers/zod';
import { paths } from '@detroit-well/config/paths';
import { useQuery } from '@tanstack/react-query';
import { requiredText } from '@detroit-well/validation/messages';
import * as z from 'zod';
import { client } from '../../api/client.ts';
import { categoryChoicesQuery } from '../../api/queries.ts';
import type { CatalogueKind, CatalogueQuery, ValueProps } from '../../catalogue/kind.ts';
import { ProgramFields } from './program-fields.tsx';

interface ProgramValues {
  readonly title: string;
  readonly category_id: string;
  readonly description: string;
  readonly difficulty_level: string;
}

const calls = client.office.programs;
const sorts = ['title', '-title', 'category', '-category'] as const;
const queryOf = ({ sort, ...rest }: CatalogueQuery) => ({ ...rest, sort: sorts.find((one) => one === sort) });

const valuesOf = ({ title, category_id, description, difficulty_level }: OfficeProgram): ProgramValues => ({
  title,
  category_id,
  description,
  difficulty_level,
});

function ProgramValue({ name, value }: ValueProps) {
  const { data } = useQuery(categoryChoicesQuery());
  if (name !== 'category_id') return value;
  return data?.find((choice) => choice.value === value)?.label ?? 'Another category';
}

export const programKind: CatalogueKind<OfficeProgram, ProgramValues> = {
  one: 'program',
  many: 'programs',
  title: 'Programs',
  intro: 'What sessions belong to. An archived one leaves the site and takes no new session.',
  listHref: paths.office.programs(),
  hrefOf: paths.office.program,
  write: 'programs.write',
  nameOf: ({ title }) => title,
  sort: 'title',
  links: ({ id, archived }) => [
    ...(archived
      ? []
      : [
          {
            label: 'New session',
            href: paths.office.newSession({ program: id }),
            needs: 'schedule.write',
          } as const,
        ]),
    { label: 'Sessions', href: paths.office.schedule({ program: id, view: 'list' }), needs: 'schedule.read' },
  ],
  columns: [
    {
      id: 'category',
      label: 'Category',
      sort: 'category',
      place: 'b',
      cell: ({ category_name }) => category_name,
    },
    { id: 'level', label: 'Level', cell: ({ difficulty_level }) => difficulty_level },
  ],
  resolver: zodResolver(
    z.object({
      title: z.string().trim().min(1, requiredText('Title')),
      category_id: z.string().min(1, 'Choose a category.'),
      description: z.string().trim(),
      difficulty_level: z.string().trim(),
    }),
  ),
  blank: { title: '', category_id: '', description: '', difficulty_level: '' },
  valuesOf,
  labels: {
    title: 'Title',
    category_id: 'Category',
    description: 'Description',
    difficulty_level: 'Level',
  },
  Fields: ProgramFields,
  Value: ProgramValue,
  calls: {
    list: (query, signal) => calls.list({ query: queryOf(query) }, { signal }),
    csv: (query) => calls.listCsv({ query: queryOf(query) }),
    read: (id, signal) => calls.read({ params: { id } }, { signal }),
    create: (body, idempotencyKey) => calls.create({ body }, { idempotencyKey }),
    change: ({ id, version }, values, idempotencyKey) =>
      calls.change({ params: { id }, body: { version, ...values } }, { idempotencyKey }),
    archive: ({ id }, version, archived) => calls.change({ params: { id }, body: { version, archived } }),
    remove: (id) => calls.remove({ params: { id } }),
  },
};
