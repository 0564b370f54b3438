import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { requiredText } from '@detroit-well/validation/messages';
import { useState } from 'react';
import { ReasonField } from '../forms/reason-field.tsx';
import { useOverrides } from '../registrations/hindrances.tsx';
import type { RefusedWalkIn } from './use-walk-in.ts';

interface RefusedWalkInProps {
  readonly refused: RefusedWalkIn;
  readonly busy: boolean;
  readonly onAnyway: (reason: string) => void;
}

/** Why nobody was added, and the way around it for who may go it. */
export function RefusedNotice({ refused: { result }, busy, onAnyway }: RefusedWalkInProps) {
  const overriding = useOverrides();
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const override = result.problem?.override ?? null;
  const stays = result.worklist_id === null ? '' : ' It stands on Today until somebody answers it.';
  const confirm = (): void => {
    if (reason.trim() === '') return setWrong(requiredText('Reason'));
    onAnyway(reason.trim());
  };
  return (
    <div className="record">
      <Flash tone="bad" title={result.problem?.message ?? 'Nobody was added.'}>
        {`Nobody was registered.${stays}`}
      </Flash>
      {override === null ? null : overriding.may(override) ? (
        <>
          <ReasonField
            value={reason}
            error={wrong}
            onChange={(text) => {
              setReason(text);
              setWrong(undefined);
            }}
          />
          <div className="acts">
            <Button size="xs" variant="signal" busy={busy} busyLabel="Adding..." onClick={confirm}>
              Add anyway
            </Button>
          </div>
        </>
      ) : (
        <p className="muted">{overriding.whoMay(override)}</p>
      )}
    </div>
  );
}
