import { useRef, useState } from 'react';
import type { HumanCheck } from '@detroit-well/booking/human-check';
import type { RateLimitWait } from '../../rate-limit/rate-limit-wait.ts';
import type { Attempt, ContactFields, FieldMessages } from './send-message.ts';

export type ContactStage =
  | { readonly kind: 'form'; readonly fields: FieldMessages; readonly problem: string | null }
  | { readonly kind: 'sending' }
  /** The response was lost: the message may have arrived. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'sent'; readonly message: ContactFields; readonly receivedAt: string };

const fresh: ContactStage = { kind: 'form', fields: {}, problem: null };
const networkError = 'Network error. Please try again.';

const same = (one: ContactFields, other: ContactFields): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The steps of sending a message to the studio. The fields keep their values until the message has arrived. */
export function useContact(apiUrl: string, check: HumanCheck) {
  const [stage, setStage] = useState<ContactStage>(fresh);
  /** The number of rejected attempts: each new one moves the focus to the error summary. */
  const [attempt, setAttempt] = useState(0);
  const [wait, setWait] = useState<RateLimitWait | null>(null);
  const unresolved = useRef<Attempt | null>(null);
  const submitting = useRef(false);

  function showProblem(fields: FieldMessages, problem: string | null): void {
    setStage({ kind: 'form', fields, problem });
    setAttempt((count) => count + 1);
  }

  async function run(fields: ContactFields): Promise<void> {
    const sending = await import('./send-message.ts');
    const fieldErrors = sending.checkFields(fields);
    if (fieldErrors) return showProblem(fieldErrors, null);
    setStage({ kind: 'sending' });
    setWait(null);
    const previous =
      unresolved.current && same(unresolved.current.fields, fields) ? unresolved.current : null;
    // An offline device sends nothing, but an earlier attempt at this message may have arrived.
    if (!navigator.onLine) return previous ? setStage({ kind: 'unknown' }) : showProblem({}, networkError);
    if (!previous && unresolved.current) check.reset();
    const current = previous ?? sending.newAttempt(fields, await check.token());
    unresolved.current = current;
    const result = await sending.sendMessage(apiUrl, current, setWait);
    setWait(result.kind === 'rejected' ? result.wait : null);
    if (result.kind === 'unknown') return setStage(result);
    // An earlier attempt at this message may have arrived: its key is kept until the outcome is known.
    if (result.kind === 'rejected' && result.notProcessed && previous) return setStage({ kind: 'unknown' });
    unresolved.current = null;
    check.reset();
    if (result.kind === 'rejected') return showProblem(result.fields, result.message);
    setStage({ kind: 'sent', message: fields, receivedAt: result.receivedAt });
  }

  /** Runs one submission at a time: a second press during a request has no effect. */
  async function submit(fields: ContactFields): Promise<void> {
    if (submitting.current) return;
    submitting.current = true;
    try {
      await run(fields);
    } catch {
      // The code of the form or of the human check could not be loaded: nothing was sent.
      showProblem({}, networkError);
    } finally {
      submitting.current = false;
    }
  }

  return { stage, attempt, wait, submit, startAgain: () => setStage(fresh) };
}
