import type { HumanCheck } from '@detroit-well/booking/human-check';
import { contactTopics } from '@detroit-well/config/studio';
import { applyServerErrors } from '@detroit-well/ui/form/server-errors';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RateLimitWait } from '../../rate-limit/rate-limit-wait.ts';
import { newAttempt, sendMessage, type Attempt, type ContactMessage } from './send-message.ts';

export type ContactStage =
  | { readonly kind: 'form'; readonly problem: string | null }
  | { readonly kind: 'sending' }
  /** The response was lost: the message may have arrived. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'sent'; readonly message: ContactMessage; readonly receivedAt: string };

export const emptyMessage: ContactMessage = {
  name: '',
  email: '',
  topic: contactTopics[0].value,
  text: '',
  turnstile_token: '',
};

const networkError = 'Network error. Please try again.';

const same = (one: ContactMessage, other: ContactMessage): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The steps of sending a message to the studio. The fields keep their values until the message has arrived. */
export function useContact<Context, Output>(
  apiUrl: string,
  check: HumanCheck,
  form: UseFormReturn<ContactMessage, Context, Output>,
) {
  const [stage, setStage] = useState<ContactStage>({ kind: 'form', problem: null });
  const [wait, setWait] = useState<RateLimitWait | null>(null);
  const unresolved = useRef<Attempt | null>(null);

  const showProblem = (problem: string | null): void => setStage({ kind: 'form', problem });

  async function run(fields: ContactMessage): Promise<void> {
    setStage({ kind: 'sending' });
    setWait(null);
    const previous =
      unresolved.current && same(unresolved.current.fields, fields) ? unresolved.current : null;
    // An offline device sends nothing, but an earlier attempt at this message may have arrived.
    if (!navigator.onLine) return previous ? setStage({ kind: 'unknown' }) : showProblem(networkError);
    if (!previous && unresolved.current) check.reset();
    const current = previous ?? newAttempt(fields, await check.token());
    unresolved.current = current;
    const result = await sendMessage(apiUrl, current, setWait);
    setWait(result.kind === 'rejected' ? result.wait : null);
    if (result.kind === 'unknown') return setStage(result);
    // An earlier attempt at this message may have arrived: its key is kept until the outcome is known.
    if (result.kind === 'rejected' && result.notProcessed && previous) return setStage({ kind: 'unknown' });
    unresolved.current = null;
    check.reset();
    if (result.kind === 'sent')
      return setStage({ kind: 'sent', message: fields, receivedAt: result.receivedAt });
    applyServerErrors(form, result.fields);
    showProblem(Object.keys(result.fields).length > 0 ? null : result.message);
  }

  return {
    stage,
    wait,
    submit: (fields: ContactMessage) =>
      // The code of the security check could not be loaded: nothing was sent.
      run(fields).catch(() => showProblem(networkError)),
    startAgain: () => {
      form.reset(emptyMessage);
      showProblem(null);
    },
  };
}
