import { matchRoutes } from 'react-router-dom';
import { routes } from './routes.tsx';
import type { LayoutHandle, ScreenHandle, ShellKind } from './route.tsx';

/** A screen as the server sees it: its row in the route table, and the files of its first view. */
export interface Screen extends Omit<ScreenHandle, 'file'> {
  readonly path: string;
  readonly shell: ShellKind;
  /** The source files of its layout and the screen, as the manifest of the build names them. */
  readonly files: readonly string[];
}

/** Returns the screen at a path, or undefined when the portal has none. */
export function screenAt(pathname: string): Screen | undefined {
  const matched = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route);
  const path = matched.at(-1)?.path;
  // The table wrote them: a layout and a screen, or neither.
  const [layout, screen] = matched.flatMap(({ handle }) => handle ?? []) as [LayoutHandle?, ScreenHandle?];
  if (!layout || !screen || path === undefined) return undefined;
  const { file, ...rest } = screen;
  return { ...rest, path, shell: layout.shell, files: [layout.file, file] };
}
