import type { FieldValues } from '@detroit-well/ui/form/use-form';
import type { RouteObject } from 'react-router-dom';
import type { CatalogueEntry, CatalogueKind } from '../catalogue/kind.ts';
import { screen } from './route.tsx';

/** The paths of lists; that of one record follows with its id. */
type ListPath = `/office/${'categories' | 'coaches' | 'locations' | 'plans' | 'programs'}`;

/** The list and the page of a kind of records. `many` and `one` are their titles. */
export const recordScreens = <Entry extends CatalogueEntry, Values extends FieldValues>(
  path: ListPath,
  many: string,
  one: string,
  load: () => Promise<CatalogueKind<Entry, Values>>,
): RouteObject[] => [
  screen(path, many, async () => {
    const [kind, { RecordList }] = await Promise.all([load(), import('../catalogue/record-list.tsx')]);
    return { Screen: () => <RecordList kind={kind} /> };
  }),
  screen(
    `${path}/:id` as const,
    one,
    async () => {
      const [kind, { RecordPage }] = await Promise.all([load(), import('../catalogue/record-page.tsx')]);
      return { Screen: () => <RecordPage kind={kind} /> };
    },
    { label: many, href: path },
  ),
];
