import { networkOrInternalError } from '@detroit-well/api-client/errors';
import * as constants from '@detroit-well/config/constants';
import { Flash } from '@detroit-well/ui/components/flash';
import { useEffect, useEffectEvent } from 'react';
import type { Typed } from '../../late-form/late-form.tsx';
import { FocusOnMount } from '../../layout/focus-on-mount.tsx';
import { JoinForm } from '../../newsletter/join-form.tsx';
import { useJoin } from '../../newsletter/use-join.ts';

const { newsletterError, newsletterSuccessReset } = constants.messageMs;

/**
 * Early access (SPEC-A 4): an error disappears after 3 seconds. Success resets the form after 6 seconds, or immediately on
 * request.
 */
export function SoonJoin({ apiUrl, typed }: { apiUrl: string; typed: Typed }) {
  const join = useJoin({ apiUrl, source: 'coming_soon', typed, unexpected: networkOrInternalError });
  const { form, joined, startAgain } = join;
  const error = form.formState.errors.email?.message;
  const end = useEffectEvent(() => (joined === null ? form.clearErrors() : startAgain()));
  // Timers are outside React: the message disappears automatically.
  useEffect(() => {
    if (joined === null && error === undefined) return undefined;
    const timer = setTimeout(() => end(), joined === null ? newsletterError : newsletterSuccessReset);
    return () => clearTimeout(timer);
  }, [joined, error]);

  if (joined === null) return <JoinForm join={join} buttonLabel="Get early access" />;
  return (
    <div data-part="joined">
      <FocusOnMount>
        <Flash tone="ok" title={joined} />
      </FocusOnMount>
      <button type="button" className="text-link" onClick={startAgain}>
        <span>Subscribe another email</span>
      </button>
    </div>
  );
}
