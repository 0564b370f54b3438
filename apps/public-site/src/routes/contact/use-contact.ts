import { useRef, useState } from 'react';
import type { HumanCheck } from '@detroit-well/booking/human-check';
import type { Wait } from '../../rate-limit/rate-limit-wait.ts';
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
  const [wait, setWait] = useState<Wait | null>(null);
  const open = useRef<Attempt | null>(null);
  const underWay = useRef(false);

  function refuse(fields: FieldMessages, problem: string | null): void {
    setStage({ kind: 'form', fields, problem });
    setAttempt((count) => count + 1);
  }

  async function run(fields: ContactFields): Promise<void> {
    const sending = await import('./send-message.ts');
    const wrong = sending.checkFields(fields);
    if (wrong) return refuse(wrong, null);
    setStage({ kind: 'sending' });
    setWait(null);
    const again = open.current && same(open.current.fields, fields) ? open.current : null;
    // An offline device sends nothing, but an earlier attempt at this message may have arrived.
    if (!navigator.onLine) return again ? setStage({ kind: 'unknown' }) : refuse({}, networkError);
    if (!again && open.current) check.reset();
    const mine = again ?? sending.newAttempt(fields, await check.token());
    open.current = mine;
    const result = await sending.sendMessage(apiUrl, mine, setWait);
    setWait(result.kind === 'refused' ? result.wait : null);
    if (result.kind === 'unknown') return setStage(result);
    // An earlier attempt at this message may have arrived: its key is kept until a response tells.
    if (result.kind === 'refused' && result.unseen && again) return setStage({ kind: 'unknown' });
    open.current = null;
    check.reset();
    if (result.kind === 'refused') return refuse(result.fields, result.message);
    setStage({ kind: 'sent', message: fields, receivedAt: result.receivedAt });
  }

  /** Runs one submission at a time: a second press during a request has no effect. */
  async function submit(fields: ContactFields): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    try {
      await run(fields);
    } catch {
      // The code of the form or of the human check could not be loaded: nothing was sent.
      refuse({}, networkError);
    } finally {
      underWay.current = false;
    }
  }

  return { stage, attempt, wait, submit, startAgain: () => setStage(fresh) };
}
