import type { CancelForPersonParams, CancelForPersonPreview } from '@detroit-well/api-client';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { useState } from 'react';
import { client } from '../api/client.ts';
import { dollars } from '../format/dollars.ts';
import { ReasonDialog } from '../forms/reason-dialog.tsx';
import { dialogProblem, usePreview } from '../forms/use-preview.ts';
import { showToast } from '../overlay/toasts.ts';
import { useOverrides } from './hindrances.tsx';
import type { NamedPerson } from './register-dialog.tsx';

/** A registration as dialogs name it. */
export interface NamedRegistration {
  readonly id: string;
  readonly session_id: string;
  readonly session_title: string;
}

interface CancelRegistrationDialogProps {
  readonly person: NamedPerson;
  readonly registration: NamedRegistration;
  readonly open: boolean;
  readonly onClose: () => void;
}

type Way = 'member' | 'goodwill' | 'business';
const calls = client.office.registrations;

/** Cancels a registration for its person. What comes back stands beside each choice, and in the button. */
export function CancelRegistrationDialog({
  person,
  registration,
  open,
  onClose,
}: CancelRegistrationDialogProps) {
  const { may, whoMay } = useOverrides();
  const [way, setWay] = useState<Way>('member');
  const params = { id: person.id, registration_id: registration.id };
  const preview = usePreview(
    ['cancel', registration.id],
    (options) => calls.previewCancel({ params }, options),
    open,
  );
  const { data } = preview;
  const denied = may('policy') ? undefined : whoMay('policy');
  return (
    <ReasonDialog
      open={open}
      title={`Cancel ${registration.session_title}?`}
      confirmLabel={confirmText(data && backOf(data, way))}
      cancelLabel="Keep registration"
      busyLabel="Cancelling..."
      disabledReason={data ? undefined : preview.error ? 'The refund did not load.' : 'Counting the refund.'}
      {...(way === 'business' && { hint: 'In the email to the person.' })}
      problem={(error) => dialogProblem(error, preview.error)}
      body={(reason): CancelForPersonParams => ({
        reason,
        cancelled_by: way === 'business' ? 'business' : 'member',
        ...(way === 'goodwill' && { overrides: ['policy'] }),
      })}
      send={(body, idempotencyKey) => calls.cancel({ params, body }, { idempotencyKey })}
      onDone={() =>
        showToast({
          tone: 'ok',
          title: `${person.name} is no longer registered for ${registration.session_title}.`,
        })
      }
      onClose={onClose}
    >
      {data ? (
        <>
          <RadioCards
            legend={`Who cancels the spot of ${person.name}?`}
            value={way}
            onChange={(value) => setWay(value as Way)}
            options={waysOf(data, denied)}
          />
          <p className="muted">{termsText(data)}</p>
        </>
      ) : null}
    </ReasonDialog>
  );
}

const backOf = ({ member_refund, business_refund }: CancelForPersonPreview, way: Way): string =>
  way === 'member' ? member_refund : business_refund;

function waysOf(preview: CancelForPersonPreview, denied: string | undefined) {
  const { member_refund: byPolicy, business_refund: everything } = preview;
  const isMore = everything !== byPolicy;
  const disabledReason = isMore ? denied : undefined;
  const back = (amount: string): string => (amount === '0.00' ? 'Nothing back' : `${dollars(amount)} back`);
  return [
    { value: 'member', label: 'The person', detail: 'The refund policy decides.', aside: back(byPolicy) },
    ...(isMore
      ? [
          {
            value: 'goodwill',
            label: 'The person, with everything back',
            detail: 'Beyond the policy.',
            aside: back(everything),
            disabledReason,
          },
        ]
      : []),
    {
      value: 'business',
      label: 'The studio',
      detail: 'The email says so, with the reason.',
      aside: back(everything),
      disabledReason,
    },
  ];
}

function termsText({ refund_deadline: until, owed, paid }: CancelForPersonPreview): string {
  const dropped = owed === '0.00' ? '' : ` ${dollars(owed)} is no longer owed.`;
  if (paid === '0.00') return `Nothing was paid.${dropped}`;
  return `Everything comes back until ${formatMediumDate(until)}, ${formatTime(until)}.${dropped}`;
}

const confirmText = (back: string | undefined): string =>
  back === undefined || back === '0.00' ? 'Cancel registration' : `Cancel and refund ${dollars(back)}`;
