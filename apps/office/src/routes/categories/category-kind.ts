import type { OfficeCategory } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { client } from '../../api/client.ts';
import type { CatalogueKind, CatalogueQuery } from '../../catalogue/kind.ts';
import { nameOnly, type NameValues } from '../../catalogue/name-only.tsx';

const calls = client.office.categories;
const sorts = ['name', '-name'] as const;
const queryOf = ({ sort, ...rest }: CatalogueQuery) => ({ ...rest, sort: sorts.find((one) => one === sort) });

export const categoryKind: CatalogueKind<OfficeCategory, NameValues> = {
  ...nameOnly,
  one: 'category',
  many: 'categories',
  title: 'Categories',
  intro: 'What programs are sorted by, on the site and in the schedule.',
  listHref: paths.office.categories(),
  hrefOf: paths.office.category,
  write: 'programs.write',
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
