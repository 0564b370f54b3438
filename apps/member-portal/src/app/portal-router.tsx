import type { ReactNode } from 'react';
import { layouts, screens } from './screens.ts';
import { readSettings } from '../settings/settings.ts';
import { createRouter } from '../router/create-router.ts';
import type { ScreenRoute } from '../router/route-table.ts';

function Bare({ children }: { children: ReactNode }) {
  return children;
}

/** Every other path: a page of the other server, or no page at all. */
const fallbackRoute: ScreenRoute = {
  path: '*',
  shell: 'none',
  guard: async (url) => (await import('./external-target.ts')).externalTarget(url),
  load: () => import('../routes/not-found/not-found.tsx'),
};

const loadLayout = { auth: layouts.auth.load, member: layouts.member.load, none: async () => Bare };

/** Loads a document for the screen if the policy of this one lacks a third party that the screen uses. */
function loadDocument({ thirdParties = [] }: ScreenRoute): boolean {
  const { absentThirdParties } = readSettings();
  const isNeeded = thirdParties.some((name) => absentThirdParties.includes(name));
  if (isNeeded) location.reload();
  return isNeeded;
}

export const router = createRouter([...screens, fallbackRoute], loadLayout, loadDocument);
