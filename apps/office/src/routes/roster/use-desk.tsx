import type { OfficeRosterEntry } from '@detroit-well/api-client';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useMay } from '../../access/access.ts';

const SellDialog = lazy(async () => ({
  default: (await import('../../selling/sell-dialog.tsx')).SellDialog,
}));
const TakePaymentDialog = lazy(async () => ({
  default: (await import('../../money/take-payment-dialog.tsx')).TakePaymentDialog,
}));

interface DeskOptions {
  readonly sessionTitle: string;
  /** The server is not reached: nothing is sold. */
  readonly isKept: boolean;
}

interface Desk {
  /** Takes what a registration owes; undefined where nothing is due, or the role takes no money. */
  readonly takeFrom: (entry: OfficeRosterEntry) => (() => void) | undefined;
  /** Sells to the person of a registration; undefined for one without an account, or where the role sells nothing. */
  readonly sellTo: (entry: OfficeRosterEntry) => (() => void) | undefined;
  readonly dialog: ReactNode;
}

/** Money at the desk, from a row of the roster. */
export function useDesk({ sessionTitle, isKept }: DeskOptions): Desk {
  const maySell = useMay('payments.write');
  const [opened, setOpened] = useState<{
    readonly does: 'take' | 'sell';
    readonly entry: OfficeRosterEntry;
  }>();
  const close = (): void => setOpened(undefined);
  return {
    takeFrom: (entry) =>
      maySell && !isKept && entry.amount_due !== null && entry.amount_due !== '0.00'
        ? () => setOpened({ does: 'take', entry })
        : undefined,
    sellTo: (entry) =>
      maySell && !isKept && entry.person_id !== null ? () => setOpened({ does: 'sell', entry }) : undefined,
    dialog: opened ? <Suspense>{dialogOf(opened, sessionTitle, close)}</Suspense> : null,
  };
}

function dialogOf(
  { does, entry }: { readonly does: 'take' | 'sell'; readonly entry: OfficeRosterEntry },
  title: string,
  onClose: () => void,
): ReactNode {
  const { registration_id: id, person_id: personId, name, amount_due: owed } = entry;
  if (does === 'sell' && personId !== null) {
    return <SellDialog open person={{ id: personId, name }} onClose={onClose} />;
  }
  const payable = {
    id,
    title,
    owed: owed ?? '0.00',
    personName: name,
    ...(personId === null ? {} : { personId }),
  };
  return <TakePaymentDialog payable={payable} onClose={onClose} />;
}
