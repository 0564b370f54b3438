import { paths } from '@detroit-well/config/paths';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { redirectTo } from '../navigation/redirect-to.ts';
import { isSignedIn } from './auth-state.ts';

/**
 * Admits members only. It checks only that a token exists (SPEC-A 4); the first private response verifies it. Redirects
 * visitors to sign-in, which leads back to the requested screen.
 */
export function membersOnly({ request }: LoaderFunctionArgs) {
  if (isSignedIn()) return null;
  const { pathname, search } = new URL(request.url);
  return redirectTo(request, paths.login({ next: pathname + search }));
}
