import type { OfferSpotParams, OfficeWaitlistEntry } from '@detroit-well/api-client';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { client } from '../api/client.ts';
import { ReasonDialog } from '../forms/reason-dialog.tsx';
import { showToast } from '../overlay/toasts.ts';

interface OfferDialogProps {
  readonly sessionId: string;
  readonly entry: OfficeWaitlistEntry;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Offers a spot to a person whose turn it is not. */
export function OfferDialog({ sessionId, entry, open, onClose }: OfferDialogProps) {
  const { id, name, position } = entry;
  return (
    <ReasonDialog
      open={open}
      title={`Offer ${name} a spot now?`}
      confirmLabel="Offer now"
      cancelLabel="Keep the order"
      busyLabel="Offering..."
      body={(reason): OfferSpotParams => ({ reason })}
      send={(body, idempotencyKey) =>
        client.office.waitlist.offer({ params: { id: sessionId, entry: id }, body }, { idempotencyKey })
      }
      onDone={({ offer_expires_at: until }) =>
        showToast({
          tone: 'ok',
          title: `${name} has an offer.`,
          ...(until !== null && {
            text: `The spot is held until ${formatMediumDate(until)}, ${formatTime(until)}.`,
          }),
        })
      }
      onClose={onClose}
    >
      <p>
        {`A spot is held for ${name}, who gets an email. If none is free, it goes beyond the spots of the session.`}
      </p>
      {position > 1 ? <p>Those who have waited longer keep their turn, and are not told.</p> : null}
    </ReasonDialog>
  );
}
