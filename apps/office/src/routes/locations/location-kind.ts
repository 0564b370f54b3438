import type { OfficeLocation } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { client } from '../../api/client.ts';
import type { CatalogueKind, CatalogueQuery } from '../../catalogue/kind.ts';
import { nameOnly, type NameValues } from '../../catalogue/name-only.tsx';

const calls = client.office.locations;
const sorts = ['name', '-name'] as const;
const queryOf = ({ sort, ...rest }: CatalogueQuery) => ({ ...rest, sort: sorts.find((one) => one === sort) });

export const locationKind: CatalogueKind<OfficeLocation, NameValues> = {
  ...nameOnly,
  one: 'location',
  many: 'locations',
  title: 'Locations',
  intro: 'The rooms and floors of the studio.',
  listHref: paths.office.locations(),
  hrefOf: paths.office.location,
  write: 'locations.write',
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
