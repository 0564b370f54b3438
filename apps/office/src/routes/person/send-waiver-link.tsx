import type { OfficePerson } from '@detroit-well/api-client';
import { serverNow } from '@detroit-well/config/server-clock';
import { Button } from '@detroit-well/ui/components/button';
import { Status } from '@detroit-well/ui/components/status';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../access/access.ts';
import { fullName } from '../../access/use-person.ts';
import { personQuery } from '../../api/queries.ts';
import { linkSentText } from '../../waiver-links/link-sent.ts';

const SignDialog = lazy(async () => ({
  default: (await import('../../waiver-links/sign-dialog.tsx')).SignDialog,
}));

/** The ways in which a person who has not signed the waiver in force gets to sign it. */
export function SendWaiverLink({ person }: { person: OfficePerson }) {
  const { id, email, phone, waiver, waiver_link_sent_at: sentAt } = person;
  const queries = useQueryClient();
  const maySend = useMay('waiverlinks.write');
  const [isOpen, setOpen] = useState(false);
  /** How often the dialog was opened. */
  const [times, setTimes] = useState(0);
  const hasSigned = waiver?.is_current === true;
  // The dialog says that it was signed, and closes by itself.
  if (!maySend || (hasSigned && times === 0)) return null;
  const sent = linkSentText(sentAt, serverNow());
  return (
    <div className="row">
      {hasSigned || sent === null ? null : <Status tone="wait">{sent}</Status>}
      {hasSigned ? null : (
        <Button
          size="xs"
          variant="line"
          onClick={() => {
            setTimes(times + 1);
            setOpen(true);
          }}
        >
          Send a link
        </Button>
      )}
      {times === 0 ? null : (
        <Suspense>
          <SignDialog
            key={times}
            signer={{ id, name: fullName(person), email, phone, hasSigned }}
            open={isOpen}
            onClose={() => setOpen(false)}
            onRefresh={() => void queries.invalidateQueries({ queryKey: personQuery(id).queryKey })}
          />
        </Suspense>
      )}
    </div>
  );
}
