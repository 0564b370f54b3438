import { Outlet, ScrollRestoration, useNavigate } from 'react-router-dom';
import { RouterProvider } from 'react-aria-components';
import { useLinks } from '../navigation/use-links.ts';

/** The root of every screen. */
export function Root() {
  const navigate = useNavigate();
  useLinks();
  return (
    <RouterProvider navigate={(to) => void navigate(to)}>
      <ScrollRestoration />
      <Outlet />
    </RouterProvider>
  );
}
