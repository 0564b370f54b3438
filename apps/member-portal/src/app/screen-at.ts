import { matchRoutes } from 'react-router-dom';
import { routes } from './routes.tsx';
import type { LayoutHandle, ScreenHandle, ShellKind } from './route.tsx';

/** A screen as the server sees it. */
export interface Screen extends ScreenHandle {
  readonly path: string;
  readonly shell: ShellKind;
}

/** Returns the path of a screen in its own capitals. What the path names, such as a token, keeps its capitals. */
export function ownCapitals({ path }: Screen, pathname: string): string {
  const given = pathname.split('/');
  const own = path.split('/').map((part, index) => (part.startsWith(':') ? given[index] : part));
  return [...own, ...given.slice(own.length)].join('/');
}

/** Returns the screen at a path in any capitals, or undefined when the portal has none. */
export function screenAt(pathname: string): Screen | undefined {
  const matched = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route);
  const path = matched.at(-1)?.path;
  // The table wrote them: a layout and a screen, or neither.
  const [layout, screen] = matched.flatMap(({ handle }) => handle ?? []) as [LayoutHandle?, ScreenHandle?];
  if (!layout || !screen || path === undefined) return undefined;
  return { ...screen, path, shell: layout.shell };
}
