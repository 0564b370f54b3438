import type { OfficeWaiverDraft, OfficeWaiverVersion } from '@detroit-well/api-client';
import { formatLongDate, formatTime } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { Flash } from '@detroit-well/ui/components/flash';
import { Tabs } from '@detroit-well/ui/components/tabs';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { useChange } from '../../forms/use-change.ts';
import { problemText } from '../../outcomes/problem.ts';
import { showToast } from '../../overlay/toasts.ts';
import { ComparedWaiver } from './compared-waiver.tsx';
import { WaiverText } from './waiver-text.tsx';

interface ScheduledWaiverProps {
  readonly version: OfficeWaiverVersion;
  /** Its text. */
  readonly draft: OfficeWaiverDraft;
}

/** The version that comes into force later. It is frozen, and can be withdrawn until then. */
export function ScheduledWaiver({ version: { version, at }, draft }: ScheduledWaiverProps) {
  const [asking, setAsking] = useState(false);
  const withdraw = useChange({
    send: (_body: null, idempotencyKey) => client.office.waivers.withdraw({ idempotencyKey }),
    onDone: () => {
      setAsking(false);
      showToast({ tone: 'ok', title: `Version ${version} is a draft again.` });
    },
  });
  const when = at === null ? '' : `${formatLongDate(at)}, ${formatTime(at)}`;
  return (
    <section aria-label={`Version ${version}`}>
      <Flash tone="note" title={`Version ${version} comes into force on ${when}.`}>
        From then on everybody signs it before a session. Until then the version in force is signed. To change
        the text or the time, withdraw it.
      </Flash>
      <div className="acts waiver-withdraw">
        <Button variant="line" size="sm" onClick={() => setAsking(true)}>
          Withdraw it
        </Button>
      </div>
      <Tabs
        label="Scheduled version"
        tabs={[
          { id: 'text', label: 'Text', panel: <WaiverText {...draft} /> },
          {
            id: 'changes',
            label: 'Changes',
            count: draft.changes.length,
            panel: <ComparedWaiver changes={draft.changes} isSaved />,
          },
        ]}
      />
      <ConfirmDialog
        open={asking}
        title={`Withdraw version ${version}?`}
        confirmLabel="Withdraw"
        cancelLabel="Keep it scheduled"
        busy={withdraw.isPending}
        busyLabel="Withdrawing..."
        error={withdraw.error ? problemText(withdraw.error) : undefined}
        onConfirm={() => withdraw.mutate(null)}
        onClose={() => {
          withdraw.reset();
          setAsking(false);
        }}
      >
        <p>Its text is the draft again. The version in force stays, and nobody signs anew.</p>
      </ConfirmDialog>
    </section>
  );
}
