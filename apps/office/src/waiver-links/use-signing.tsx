import type { OfficeRosterEntry } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../access/access.ts';
import { rosterKey } from '../api/roster-queries.ts';
import type { Mark } from '../roster/marks.ts';
import { signerOf } from './signer.ts';

const SignDialog = lazy(async () => ({ default: (await import('./sign-dialog.tsx')).SignDialog }));

interface Signing {
  readonly sessionId: string;
  readonly rows: readonly { readonly entry: OfficeRosterEntry }[];
  readonly onMark: (entry: OfficeRosterEntry, mark: Mark) => void;
  /** Opens what a person sees whose role sends no links. */
  readonly onCannot: (registrationId: string) => void;
}

/**
 * Signing the waiver from a row of the roster: `sign` opens the dialog for a registration. `signFor` does so from elsewhere;
 * undefined for one who has signed or has no account, and for a role that sends no links.
 */
export function useSigning({ sessionId, rows, onMark, onCannot }: Signing) {
  const queries = useQueryClient();
  const maySend = useMay('waiverlinks.write');
  /** The registration whose dialog was opened, and for the how manyth time one was. */
  const [opened, setOpened] = useState<{ readonly id: string; readonly times: number }>();
  /** The row whose dialog stays while it closes. */
  const [isOpen, setOpen] = useState(false);
  const entryOf = (registrationId: string | undefined) =>
    rows.find(({ entry }) => entry.registration_id === registrationId)?.entry;
  const sign = (registrationId: string): void => {
    const entry = entryOf(registrationId);
    if (!maySend || !entry || signerOf(entry) === null) return onCannot(registrationId);
    setOpened({ id: registrationId, times: (opened?.times ?? 0) + 1 });
    setOpen(true);
  };
  const signFor = (entry: OfficeRosterEntry) =>
    maySend && entry.waiver !== 'signed' && signerOf(entry) !== null
      ? (): void => sign(entry.registration_id)
      : undefined;
  const entry = entryOf(opened?.id);
  const signer = entry && signerOf(entry);
  const close = (): void => setOpen(false);
  const dialog =
    entry && signer ? (
      <Suspense>
        <SignDialog
          key={opened?.times}
          signer={signer}
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
  return { sign, signFor, dialog };
}
