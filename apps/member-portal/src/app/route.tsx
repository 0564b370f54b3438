import type { PictureName } from '@detroit-well/art';
import type { ThirdParties } from '@detroit-well/config/env';
import type { PortalScreenPath } from '@detroit-well/config/paths';
import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { LayoutFailure, ScreenFailure } from '../outcomes/boundary.tsx';
import { loadFile } from '@detroit-well/ui/load-file';
import { loadDocument, ownDocument } from './own-document.ts';

/** The layout around a screen, which the server also renders as the skeleton of the document. */
export type ShellKind = 'auth' | 'member' | 'single';

/** The part of a layout that the server reads: the skeleton to render. */
export interface LayoutHandle {
  readonly shell: ShellKind;
}

/** The part of a screen that the server reads. It never loads the screen. */
export interface ScreenHandle {
  /** Title of the document until the screen sets its own. */
  readonly title: string;
  /** The source file of the screen, which the server preloads. */
  readonly file: string;
  /** The third parties whose scripts the screen loads; the document's policy allows no other. */
  readonly thirdParties?: readonly (keyof ThirdParties)[];
  /** The picture of the first view; the shell of the document contains it. */
  readonly picture?: PictureName;
  /** The address is a secret: no other site and no search engine learns it. */
  readonly isSecret?: boolean;
  /** Lines of the heading while the screen loads, if they do not depend on data. */
  readonly headline?: readonly string[];
}

/** Renders the component that the loader of its route has fetched. */
export function Loaded() {
  const Component = useLoaderData() as ComponentType;
  return <Component />;
}

/**
 * A lazily loaded screen. Its loader fetches the file, because react-router keeps the failure of a `lazy` function and never
 * calls it again.
 *
 * @param name of the screen's folder and file.
 */
export function screen(
  path: PortalScreenPath,
  name: string,
  load: () => Promise<{ readonly Screen: ComponentType }>,
  { thirdParties = [], ...rest }: Omit<ScreenHandle, 'file'>,
): RouteObject {
  return {
    path,
    handle: { ...rest, thirdParties, file: `src/routes/${name}/${name}.tsx` } satisfies ScreenHandle,
    loader: async (args) =>
      ownDocument(args, thirdParties) ?? (await loadFile(load, () => loadDocument(args))).Screen,
    Component: Loaded,
  };
}

/** A lazily loaded layout. A screen that fails is replaced inside it. */
export const layout = (
  shell: ShellKind,
  load: () => Promise<ComponentType>,
  children: RouteObject[],
): RouteObject => ({
  handle: { shell } satisfies LayoutHandle,
  loader: (args) => loadFile(load, () => loadDocument(args)),
  Component: Loaded,
  errorElement: <LayoutFailure />,
  children: [{ errorElement: <ScreenFailure />, children }],
});

/** Screens behind a guard, which checks every navigation. */
export const guarded = (loader: RouteObject['loader'], children: RouteObject[]): RouteObject => ({
  loader,
  shouldRevalidate: () => true,
  children,
});
