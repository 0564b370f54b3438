import { isApiError } from '@detroit-well/api-client';
import type { OwnMembership } from '@detroit-well/api-client/contract';
import { describe } from '@detroit-well/api-client/errors';
import { failureMessage } from '@detroit-well/booking/failure-message';
import { serverNow } from '@detroit-well/config/server-clock';
import { addDays, studioDay } from '@detroit-well/config/studio-time';
import { paidUntilAfterPause, pauseLimits, periodStart } from '@detroit-well/pricing';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Modal } from '@detroit-well/ui/components/modal';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { TextField } from '@detroit-well/ui/components/text-field';
import { useLayer } from '@detroit-well/ui/layer';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { refreshAfterMembership } from '../../api/queries.ts';
import { longDay } from '../../format/day.ts';
import { toldWithNext, type Told } from './told.ts';

interface Props {
  readonly membership: OwnMembership;
  readonly onTold: (told: Told) => void;
}

/** Pauses the membership, after it has shown the days and the next payment. */
export function PauseMembership({ membership, onTold }: Props) {
  const question = useLayer('pause-membership');
  return (
    <>
      <Button variant="line" onClick={() => question.open(true)}>
        Pause
      </Button>
      <Modal open={question.shown !== null} onClose={question.close} title="Pause your membership">
        <PauseForm
          membership={membership}
          onClose={question.close}
          onDone={(told) => {
            question.end();
            onTold(told);
          }}
        />
      </Modal>
    </>
  );
}

const lengths = [
  { value: '0', label: `${pauseLimits.leastDays / 7} weeks` },
  { value: '1', label: '1 month' },
  { value: '2', label: '2 months' },
  { value: '3', label: '3 months' },
] as const;

interface FormProps {
  readonly membership: OwnMembership;
  readonly onClose: () => void;
  readonly onDone: (told: Told) => void;
}

function PauseForm({ membership: { id, paid_until: paidUntil }, onClose, onDone }: FormProps) {
  const queries = useQueryClient();
  const today = studioDay(serverNow());
  const [from, setFrom] = useState(today);
  const [months, setMonths] = useState('1');
  const [wrong, setWrong] = useState<string>();
  const until =
    from === ''
      ? null
      : months === '0'
        ? addDays(from, pauseLimits.leastDays)
        : periodStart(from, 'month', Number(months));
  const latest = paidUntil ?? today;
  const pause = useMutation({
    mutationFn: (days: { from: string; until: string }) =>
      client.memberships.pause({ params: { id }, body: days }),
    onSuccess: ({ pause_until: after, next_payment_on: next }) => {
      onDone(
        toldWithNext(
          after ? `Your membership is paused through ${longDay(addDays(after, -1))}.` : 'It is paused.',
          next,
        ),
      );
      return refreshAfterMembership(queries);
    },
    onError: (error) => {
      setWrong(isApiError(error) ? (error.fieldErrors.from ?? error.fieldErrors.until)?.[0] : undefined);
      void queries.invalidateQueries({ queryKey: ['memberships'] });
    },
  });
  const send = () => {
    if (until === null) setWrong('Choose the first day.');
    else if (from < today) setWrong('Choose today or a later day.');
    else if (from > latest)
      setWrong(`Choose ${longDay(latest)}, the day of your next payment, or an earlier day.`);
    else if (!pause.isPending) pause.mutate({ from, until });
  };
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label="First day"
        type="date"
        min={today}
        max={latest}
        value={from}
        error={wrong}
        onChange={({ target }) => {
          setFrom(target.value);
          setWrong(undefined);
        }}
      />
      <RadioCards legend="How long" name="months" options={lengths} value={months} onChange={setMonths} />
      {until === null || paidUntil === null || from > latest ? null : (
        <dl className="pair">
          <div>
            <dt>Paused</dt>
            <dd>{`${longDay(from)} through ${longDay(addDays(until, -1))}`}</dd>
          </div>
          <div>
            <dt>Next payment</dt>
            <dd>{`${longDay(paidUntilAfterPause(paidUntil, { from, until }))} instead of ${longDay(paidUntil)}`}</dd>
          </div>
        </dl>
      )}
      <p className="sm muted">
        Nothing is charged while it is paused, and you pay the public rate. Your paid days continue after it.
        You can resume earlier.
      </p>
      {pause.error && wrong === undefined ? (
        <Flash tone="bad" title={failureMessage(pause.error, describe(pause.error, 'pay').message)} />
      ) : null}
      <div className="row">
        <Button type="submit" variant="signal" slash busy={pause.isPending} busyLabel="Pausing...">
          Pause membership
        </Button>
        <Button variant="line" onClick={onClose}>
          Keep it running
        </Button>
      </div>
    </form>
  );
}
