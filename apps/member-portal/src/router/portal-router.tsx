import type { ReactNode } from 'react';
import { layouts, screens } from '../screens.ts';
import { createRouter } from './create-router.ts';
import type { ScreenRoute } from './route-table.ts';

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

export const router = createRouter([...screens, fallbackRoute], {
  auth: layouts.auth.load,
  member: layouts.member.load,
  none: async () => Bare,
});
