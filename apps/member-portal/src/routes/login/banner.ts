/** Returns the success banner for the query of the sign-in page (SPEC-A 2, login), or null. */
export function bannerOf(search: URLSearchParams): { title: string; text: string } | null {
  if (search.get('passwordReset') === 'success') {
    return { title: 'Your new password is saved.', text: 'Sign in with it.' };
  }
  if (search.get('registered') === 'true') {
    return { title: 'Your account is ready.', text: 'Sign in to pick your first session.' };
  }
  return null;
}
