import type { ComponentType, ReactNode } from 'react';
import type { ThirdParties } from '@detroit-well/config/env';
import type { PortalScreenPath } from '@detroit-well/config/paths';

/** The component around a screen. */
export type Layout = ComponentType<{ readonly children: ReactNode }>;

/** Returns the path to redirect `url` to, or null to continue. */
type Guard = (url: URL) => string | null | Promise<string | null>;

/** The layout around a screen, which the server also renders as the skeleton of the document. */
export type ShellKind = 'auth' | 'member';

export interface ScreenRoute {
  readonly path: PortalScreenPath | '*';
  readonly shell: ShellKind | 'none';
  readonly guard?: Guard;
  /** The third parties whose scripts the screen loads; the document's policy allows no other. */
  readonly thirdParties?: readonly (keyof ThirdParties)[];
  /** Fetches the screen's file when it is first shown. */
  readonly load: () => Promise<{ readonly Screen: ComponentType }>;
}

export type LoadLayout = Readonly<Record<ScreenRoute['shell'], () => Promise<Layout>>>;

export interface Match {
  readonly screen: ScreenRoute;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Returns the first route whose pattern matches; `*` matches everything. */
export function matchRoute(table: readonly ScreenRoute[], pathname: string): Match {
  for (const screen of table) {
    const params = matchPath(screen.path, pathname);
    if (params) return { screen, params };
  }
  throw new Error(`No route for ${pathname}: the table has to end in *.`);
}

/** Returns the parameters of a path that matches a pattern such as `/dashboard/session/:id`, or null. */
export function matchPath(pattern: string, pathname: string): Match['params'] | null {
  if (pattern === '*') return {};
  const names = segments(pattern);
  const values = segments(pathname);
  if (names.length !== values.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = decoded(value);
    else if (name !== value) return null;
  }
  return params;
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** Decodes a path segment; an invalid escape is taken literally. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
