import { paths } from '@detroit-well/config/paths';

interface Banner {
  readonly title: string;
  readonly text: string;
}

/**
 * Returns the success banner for the query of the sign-in page (SPEC-A 2, login), or null.
 *
 * @param waiting what the person signs in for, such as `Sign in to join Standard.`
 */
export function bannerOf(search: URLSearchParams, waiting: string | null): Banner | null {
  if (search.get('passwordReset') === 'success') {
    return { title: 'Your new password is saved.', text: waiting ?? 'Sign in with it.' };
  }
  if (search.get('registered') === 'true') {
    return { title: 'Your account is ready.', text: waiting ?? 'Sign in to pick your first session.' };
  }
  return null;
}

/** The plan that is bought after signing in; null where something else waits. */
export function waitingPlan(search: URLSearchParams): string | null {
  const next = search.get('next') ?? '';
  const path = paths.dashboard.membership();
  return next.startsWith(`${path}?`) ? new URLSearchParams(next.slice(path.length)).get('plan') : null;
}
