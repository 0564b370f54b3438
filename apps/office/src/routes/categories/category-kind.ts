import type { OfficeCategory } from '@detroit-well/api-client';
import { zodResolver } from '@hookform/resolvers/zod';
import { paths } from '@detroit-well/config/paths';
import * as z from 'zod';
import { client } from '../../api/client.ts';
import type { CatalogueKind, CatalogueQuery } from '../../catalogue/kind.ts';
import { nameForm, nameOnly } from '../../catalogue/name-only.tsx';
import { CategoryFields, GroundName } from './category-fields.tsx';

interface CategoryValues {
  readonly name: string;
  /** Empty for a new category: the ground that the fewest have. */
  readonly ground: OfficeCategory['ground'] | '';
}

const calls = client.office.categories;
const sorts = ['name', '-name'] as const;
const queryOf = ({ sort, ...rest }: CatalogueQuery) => ({ ...rest, sort: sorts.find((one) => one === sort) });
const bodyOf = ({ name, ground }: CategoryValues) => ({ name, ...(ground && { ground }) });

export const categoryKind: CatalogueKind<OfficeCategory, CategoryValues> = {
  ...nameOnly,
  one: 'category',
  many: 'categories',
  title: 'Categories',
  intro: 'What programs are sorted by, on the site and in the schedule.',
  listHref: paths.office.categories(),
  hrefOf: paths.office.category,
  write: 'programs.write',
  columns: [{ id: 'ground', label: 'Ground', place: 'b', cell: GroundName }],
  resolver: zodResolver(nameForm.extend({ ground: z.enum(['', 'ink', 'bone', 'maple']) })),
  blank: { name: '', ground: '' },
  valuesOf: ({ name, ground }) => ({ name, ground }),
  labels: { name: 'Name', ground: 'Ground' },
  Fields: CategoryFields,
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
