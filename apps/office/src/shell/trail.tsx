import { Breadcrumbs } from '@detroit-well/ui/components/breadcrumbs';
import { useMatches } from 'react-router-dom';
import type { ScreenHandle } from '../navigation/screen-handle.ts';

/** The path to the screen, from the titles of its routes. */
export function Trail() {
  const titles = useMatches().flatMap(({ handle, pathname }) => {
    const { title, parent } = (handle ?? {}) as Partial<ScreenHandle>;
    return title === undefined ? [] : [...(parent ? [parent] : []), { label: title, href: pathname }];
  });
  return <Breadcrumbs items={titles} />;
}
