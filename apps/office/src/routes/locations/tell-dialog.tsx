import type { LocationBooked, OfficeLocation } from '@detroit-well/api-client';
import { formatMediumDay } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { FailureFlash } from '@detroit-well/ui/components/failure-flash';
import { Modal } from '@detroit-well/ui/components/modal';
import { useEffect, useEffectEvent } from 'react';
import { client } from '../../api/client.ts';
import type { QuestionProps } from '../../catalogue/kind.ts';
import { usePreview } from '../../forms/use-preview.ts';

export interface Answer {
  /** Whether people are told; empty where nothing was asked. */
  readonly tell: '' | 'yes' | 'no';
}

/** Asks whether to tell the people who are booked at a location about its new address. */
export function TellDialog({ entry: { id }, onAnswer, onClose }: QuestionProps<OfficeLocation, Answer>) {
  const { data, error, refetch } = usePreview(
    ['location', id],
    (options) => client.office.locations.booked({ params: { id } }, options),
    true,
  );
  const isNobody = data?.people_count === 0;
  const skip = useEffectEvent(() => onAnswer({}));
  useEffect(() => {
    if (isNobody) skip();
  }, [isNobody]);
  return (
    <Modal
      open={error !== null || (data !== undefined && !isNobody)}
      onClose={onClose}
      title={data ? `Tell ${peopleText(data)} about the new address?` : 'Tell people about the new address?'}
      footer={
        data ? (
          <>
            <Button variant="signal" onClick={() => onAnswer({ tell: 'yes' })}>
              {`Save and email ${peopleText(data)}`}
            </Button>
            <Button variant="line" onClick={() => onAnswer({ tell: 'no' })}>
              Save without an email
            </Button>
          </>
        ) : (
          <Button onClick={() => void refetch()}>Try again</Button>
        )
      }
    >
      {data ? (
        <p>
          {`${bookedText(data)} Each person gets one email with the address and a file that replaces their calendar entries. Without an email, subscribed calendars and the pages of the sessions still follow.`}
        </p>
      ) : (
        <FailureFlash message="Who is booked here could not be counted. Nothing was saved." />
      )}
    </Modal>
  );
}

const peopleText = ({ people_count: count }: LocationBooked): string =>
  count === 1 ? '1 person' : `${count} people`;

function bookedText({ sessions_count: count, last_day: last }: LocationBooked): string {
  const until = last === null ? '' : ` until ${formatMediumDay(last)}`;
  return count === 1
    ? 'They are booked for 1 session here.'
    : `They are booked for ${count} sessions here${until}.`;
}
