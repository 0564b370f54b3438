import type { FieldValues } from '@detroit-well/ui/form/use-form';
import type { RouteObject } from 'react-router-dom';
import type { CatalogueEntry, CatalogueKind } from '../catalogue/kind.ts';
import { recordNames, titleOf, type KeptNoun } from '../navigation/record-names.ts';
import { screen } from './route.tsx';

/** The list and the page of a kind of records. */
export function recordScreens<Entry extends CatalogueEntry, Values extends FieldValues>(
  one: KeptNoun,
  load: () => Promise<CatalogueKind<Entry, Values>>,
): RouteObject[] {
  const { title, words, listHref } = recordNames(one);
  return [
    screen(listHref, title, async () => {
      const [kind, { RecordList }] = await Promise.all([load(), import('../catalogue/record-list.tsx')]);
      return { Screen: () => <RecordList kind={kind} /> };
    }),
    screen(
      `${listHref}/:id` as const,
      titleOf(words.one),
      async () => {
        const [kind, { RecordPage }] = await Promise.all([load(), import('../catalogue/record-page.tsx')]);
        return { Screen: () => <RecordPage kind={kind} /> };
      },
      { label: title, href: listHref },
    ),
  ];
}
