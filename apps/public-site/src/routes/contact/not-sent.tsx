import { Flash } from '@detroit-well/ui/components/flash';

export const notSent = 'Your message was not sent.';
export const networkError = 'Network error. Please try again.';
export const inputStillHere = 'Everything you wrote is still here.';

/** Says that the form could not be loaded, and that nothing typed is lost. */
export function NotSent() {
  return (
    <Flash tone="bad" title={notSent}>
      {`${networkError} ${inputStillHere}`}
    </Flash>
  );
}
