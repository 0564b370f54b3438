import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useMay } from '../access/access.ts';
import type { Unsigned } from './unsigned.ts';

const SendLinksDialog = lazy(async () => ({
  default: (await import('./send-links-dialog.tsx')).SendLinksDialog,
}));

interface SendLinksProps {
  readonly sessionId: string;
  readonly people: readonly Unsigned[];
  /** The button, which opens the dialog. */
  readonly children: (open: () => void) => ReactNode;
}

/** Sending links to everybody of a session who has not signed; nothing where nobody is left or the role may not. */
export function SendLinks({ sessionId, people, children }: SendLinksProps) {
  const maySend = useMay('waiverlinks.write');
  const [isOpen, setOpen] = useState<boolean>();
  if (!maySend || (people.length === 0 && isOpen === undefined)) return null;
  return (
    <>
      {people.length === 0 ? null : children(() => setOpen(true))}
      {isOpen === undefined ? null : (
        <Suspense>
          <SendLinksDialog
            sessionId={sessionId}
            people={people}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
