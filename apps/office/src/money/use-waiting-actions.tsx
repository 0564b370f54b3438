import type { OfficePayment, WorklistEntry } from '@detroit-well/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useMay } from '../access/access.ts';
import { useMayRefund } from '../access/refund-limit.ts';
import { fullName } from '../access/use-person.ts';
import { client } from '../api/client.ts';
import { leavesOpen } from '../forms/attempt.ts';
import { readable } from '../forms/readable-reply.ts';
import { failureToast } from '../outcomes/problem.ts';
import { showToast } from '../overlay/toasts.ts';
import { askedText, notAsked } from './payment-texts.ts';
import { linkTexts, takenText, type Payable } from './taken.ts';

const RefundDialog = lazy(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog }));
const SettleDialog = lazy(async () => ({ default: (await import('./settle-dialog.tsx')).SettleDialog }));
const TakePaymentDialog = lazy(async () => ({
  default: (await import('./take-payment-dialog.tsx')).TakePaymentDialog,
}));

export interface WaitingAction {
  readonly label: string;
  readonly run: () => void;
  readonly busy: boolean;
}

const notOpened = 'This did not open.';
const tryNow = { label: 'Try now', failed: 'The card was not charged.' } as const;
export const sendsLink = 'Send link';

type Opened =
  | { readonly does: 'pay'; readonly payable: Payable }
  | { readonly does: 'refund' | 'settle'; readonly payment: OfficePayment };

/** What somebody may do about money that waits: try again, send a link, settle it another way, or say that they looked at it. */
export function useWaitingActions(): {
  readonly actionsOf: (entry: WorklistEntry) => readonly WaitingAction[];
  readonly dialog: ReactNode;
} {
  const queries = useQueryClient();
  const mayTake = useMay('payments.write');
  const mayRefund = useMayRefund();
  const [busy, setBusy] = useState<string>();
  const [opened, setOpened] = useState<Opened>();
  const keys = useRef(new Map<string, string>());
  const close = () => setOpened(undefined);

  /** A repetition after an unknown outcome has the same key, so that nothing happens twice. */
  async function send(
    name: string,
    failed: string,
    work: (idempotencyKey: string) => Promise<void>,
  ): Promise<void> {
    const idempotencyKey = keys.current.get(name) ?? crypto.randomUUID();
    keys.current.set(name, idempotencyKey);
    setBusy(name);
    try {
      await work(idempotencyKey);
      keys.current.delete(name);
    } catch (error) {
      if (!leavesOpen(error)) keys.current.delete(name);
      showToast(failureToast(failed, error));
    } finally {
      setBusy(undefined);
      void queries.invalidateQueries({ queryKey: ['office'] });
    }
  }

  const actionsOf = (entry: WorklistEntry): readonly WaitingAction[] => {
    const { id, kind, registration_id: registration, payment_id: payment } = entry;
    const action = (label: string, failed: string, work: (idempotencyKey: string) => Promise<void>) => {
      const name = `${label} ${id}`;
      return { label, busy: busy === name, run: () => void send(name, failed, work) };
    };
    const lookedAt = () =>
      action('Looked at', 'It stays on the list.', async () => {
        await client.office.worklist.resolve({ params: { id } });
      });
    const opens = (label: string, does: 'refund' | 'settle') =>
      action(label, notOpened, async () =>
        setOpened({ does, payment: await findPayment(registration, payment, does) }),
      );
    switch (kind) {
      case 'payment_failed':
        return mayTake
          ? [
              action(tryNow.label, tryNow.failed, (key) => chargeAgain(entry, key)),
              action(sendsLink, linkTexts.failed, () => sendLink(registration)),
              action('Pay another way', notOpened, async () =>
                setOpened({ does: 'pay', payable: await findPayable(entry) }),
              ),
            ]
          : [];
      case 'renewal_failed':
        return mayTake
          ? [
              action(tryNow.label, tryNow.failed, (key) => renewAgain(entry, key)),
              action(sendsLink, linkTexts.failed, () => sendRenewalLink(entry)),
            ]
          : [];
      case 'payment_unknown':
      case 'refund_unknown':
        return mayTake ? [action('Ask again', notAsked, (key) => askAgain(payment, key))] : [];
      case 'refund_open':
        return mayRefund ? [opens('Hand out', 'settle')] : [];
      case 'refund_failed':
        return [...(mayRefund ? [opens('Give back', 'refund')] : []), ...(mayTake ? [lookedAt()] : [])];
      default:
        return mayTake && entry.resolvable ? [lookedAt()] : [];
    }
  };
  return { actionsOf, dialog: opened ? <Suspense>{dialogOf(opened, close)}</Suspense> : null };
}

function dialogOf(opened: Opened, close: () => void): ReactNode {
  if (opened.does === 'pay') return <TakePaymentDialog payable={opened.payable} onClose={close} />;
  if (opened.does === 'refund') return <RefundDialog payment={opened.payment} onClose={close} />;
  return <SettleDialog refund={opened.payment} onClose={close} />;
}

/** Charges the saved card for exactly this payment: it is refused if somebody was faster. */
async function chargeAgain({ id, kind, title, registration_id }: WorklistEntry, idempotencyKey: string) {
  const body = {
    registration_id: registration_id ?? '',
    method: 'card' as const,
    instalment_id: id.slice(kind.length + 1),
  };
  const taken = readable(await client.office.payments.take({ body }, { idempotencyKey }));
  showToast(takenText(taken, taken.person_name || title));
}

async function sendLink(registration: string | null): Promise<void> {
  const body = { registration_id: registration ?? '' };
  const { email } = readable(await client.office.payments.sendLink({ body }));
  showToast({ tone: 'ok', title: linkTexts.sent(email) });
}

/** The membership that an entry about a renewal names. */
const membershipIn = ({ id, kind }: WorklistEntry) => ({ params: { id: id.slice(kind.length + 1) } });

async function renewAgain(entry: WorklistEntry, idempotencyKey: string): Promise<void> {
  const taken = readable(await client.office.payments.retryRenewal(membershipIn(entry), { idempotencyKey }));
  showToast(takenText(taken, taken.person_name || entry.title));
}

async function sendRenewalLink(entry: WorklistEntry): Promise<void> {
  const { email } = readable(
    await client.office.payments.sendRenewalLink({ ...membershipIn(entry), body: { send: 'email' } }),
  );
  showToast({ tone: 'ok', title: linkTexts.sent(email) });
}

async function askAgain(payment: string | null, idempotencyKey: string): Promise<void> {
  const params = { id: payment ?? '' };
  const found = readable(await client.office.payments.check({ params }, { idempotencyKey }));
  showToast({ tone: 'ok', title: askedText(found) });
}

/** The entry of the ledger that a dialog is about: the open refund, or the payment whose refund failed. */
async function findPayment(
  registration: string | null,
  id: string | null,
  does: 'refund' | 'settle',
): Promise<OfficePayment> {
  const query = { registration: registration ?? '', limit: 100 };
  const { results } = await client.office.payments.list({ query });
  const line = results.find((one) => one.id === id);
  const found = does === 'settle' ? line : results.find((one) => one.id === line?.refund_of_id);
  if (found === undefined) throw new Error('The ledger has no such payment.');
  return found;
}

/** All that the registration owes. */
async function findPayable({ person_id, registration_id }: WorklistEntry): Promise<Payable> {
  const person = await client.office.people.read({ params: { id: person_id ?? '' } });
  const found = person.registrations.find(({ id }) => id === registration_id);
  if (found === undefined) throw new Error('The person has no such registration.');
  const { id, session_title: title, owed } = found;
  return { id, title, owed, personName: fullName(person) };
}
