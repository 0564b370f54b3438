import type { OfficeScreenPath } from '@detroit-well/config/paths';
import { loadFile } from '@detroit-well/ui/load-file';
import type { ComponentType } from 'react';
import type { RecordScreenPath } from '../navigation/record-names.ts';
import type { ScreenHandle } from '../navigation/screen-handle.ts';
import { useLoaderData } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

/** Renders the component that the loader of its route has fetched. */
function Loaded() {
  const Component = useLoaderData() as ComponentType;
  return <Component />;
}

/**
 * A lazily loaded screen. Its loader fetches the file, because react-router keeps the failure of a lazy function and never
 * calls it again.
 */
export const screen = (
  path: OfficeScreenPath | RecordScreenPath,
  title: string,
  load: () => Promise<{ readonly Screen: ComponentType }>,
  parent?: ScreenHandle['parent'],
): RouteObject => ({
  path,
  handle: { title, ...(parent ? { parent } : {}) } satisfies ScreenHandle,
  loader: async () => (await loadFile(load)).Screen,
  shouldRevalidate: () => false,
  Component: Loaded,
});
