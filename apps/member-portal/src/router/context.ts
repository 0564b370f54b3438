import { createContext, use, useCallback, useMemo } from 'react';
import type { Router, View } from './create-router.ts';

interface Routing {
  readonly router: Router;
  readonly view: View;
}

export const RoutingContext = createContext<Routing | null>(null);

function useRouting(): Routing {
  const routing = use(RoutingContext);
  if (!routing) throw new Error('There is no router around this component.');
  return routing;
}

export function useView(): View {
  return useRouting().view;
}

export function useRetry(): Router['retry'] {
  return useRouting().router.retry;
}

/** Navigates to another screen: `await navigate('/login', { replace: true })`. */
export function useNavigate(): Router['navigate'] {
  return useRouting().router.navigate;
}

/** The path parameters, such as `id` of `/dashboard/session/:id`. */
export function useParams(): View['params'] {
  return useView().params;
}

type SetSearchParams = (next: URLSearchParams, options?: { readonly replace?: boolean }) => void;

/** The query of the URL, and a function that changes it. */
export function useSearchParams(): readonly [URLSearchParams, SetSearchParams] {
  const { url } = useView();
  const navigate = useNavigate();
  const search = useMemo(() => new URLSearchParams(url.search), [url.search]);
  const setSearch = useCallback<SetSearchParams>(
    (next, options) => {
      const query = next.toString();
      void navigate(url.pathname + (query && `?${query}`) + url.hash, options);
    },
    [navigate, url],
  );
  return [search, setSearch];
}
