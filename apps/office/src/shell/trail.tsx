import { Breadcrumbs } from '@detroit-well/ui/components/breadcrumbs';
import { useMatches } from 'react-router-dom';
import type { ScreenHandle } from '../navigation/screen-handle.ts';
import { useScreenTitle } from '../navigation/screen-title.ts';

/** The path to the screen, from the titles of its routes; below a list, the name of the record. */
export function Trail() {
  const shown = useScreenTitle();
  const titles = useMatches().flatMap(({ handle, pathname }) => {
    const { title, parent } = (handle ?? {}) as Partial<ScreenHandle>;
    if (title === undefined) return [];
    return parent ? [parent, { label: shown ?? title, href: pathname }] : [{ label: title, href: pathname }];
  });
  return <Breadcrumbs items={titles} />;
}
