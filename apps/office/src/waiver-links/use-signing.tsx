import type { OfficeRosterEntry } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useMay } from '../access/access.ts';
import { rosterKey } from '../api/roster-queries.ts';
import type { Mark } from '../roster/marks.ts';
import { signerOf } from './signer.ts';

const SignDialog = lazy(async () => ({ default: (await import('./sign-dialog.tsx')).SignDialog }));

interface SigningOptions {
  readonly sessionId: string;
  readonly rows: readonly { readonly entry: OfficeRosterEntry }[];
  readonly onMark: (entry: OfficeRosterEntry, mark: Mark) => void;
  /** Opens what a person sees whose role sends no links. */
  readonly onCannot: (registrationId: string) => void;
}

interface Opened {
  readonly id: string;
  readonly isNew: boolean;
  readonly times: number;
}

export interface Signing {
  /** Opens the dialog for a registration. */
  readonly sign: (registrationId: string) => void;
  /** The same, from elsewhere; undefined for one who has signed or has no account, and for a role that sends no links. */
  readonly signFor: (entry: OfficeRosterEntry) => (() => void) | undefined;
  /** Shows the code for one who was just added, once the roster lists them, unless they have signed. */
  readonly signNext: (registrationId: string) => void;
  readonly dialog: ReactNode;
}

/** Signing the waiver from a row of the roster. */
export function useSigning({ sessionId, rows, onMark, onCannot }: SigningOptions): Signing {
  const queries = useQueryClient();
  const maySend = useMay('waiverlinks.write');
  /** The registration whose dialog was opened, and for the how manyth time one was. */
  const [opened, setOpened] = useState<Opened>();
  /** The row whose dialog stays while it closes. */
  const [isOpen, setOpen] = useState(false);
  const [nextId, signNext] = useState<string>();
  const entryOf = (registrationId: string | undefined) =>
    rows.find(({ entry }) => entry.registration_id === registrationId)?.entry;
  const open = (id: string, isNew: boolean): void => {
    setOpened({ id, isNew, times: (opened?.times ?? 0) + 1 });
    setOpen(true);
  };
  const sign = (registrationId: string): void => {
    const entry = entryOf(registrationId);
    if (!maySend || !entry || signerOf(entry) === null) return onCannot(registrationId);
    open(registrationId, false);
  };
  const signFor = (entry: OfficeRosterEntry) =>
    maySend && entry.waiver !== 'signed' && signerOf(entry) !== null
      ? (): void => sign(entry.registration_id)
      : undefined;
  const next = entryOf(nextId);
  if (next) {
    signNext(undefined);
    if (signFor(next)) open(next.registration_id, true);
  }
  const entry = entryOf(opened?.id);
  const signer = entry && signerOf(entry);
  const close = (): void => setOpen(false);
  const dialog =
    entry && signer ? (
      <Suspense>
        <SignDialog
          key={opened?.times}
          signer={signer}
          isNew={opened?.isNew}
          open={isOpen}
          onClose={close}
          onRefresh={() => void queries.invalidateQueries({ queryKey: rosterKey(sessionId) })}
        >
          {entry.attendance === null ? (
            <div className="sign-later">
              <p className="muted">{`${signer.name} signs later? The check-in is noted for the office.`}</p>
              <Button
                size="xs"
                variant="line"
                onClick={() => {
                  onMark(entry, 'present');
                  close();
                }}
              >
                Check in without waiver
              </Button>
            </div>
          ) : null}
        </SignDialog>
      </Suspense>
    ) : null;
  return { sign, signFor, signNext, dialog };
}
