import type { OfficeRoster, WalkInResult } from '@detroit-well/api-client';
import { formatTime } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Modal } from '@detroit-well/ui/components/modal';
import { requiredText } from '@detroit-well/validation/messages';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sessionQuery } from '../api/queries.ts';
import { ReasonField } from '../forms/reason-field.tsx';
import { exactDollars } from '../format/dollars.ts';
import { problemText } from '../outcomes/problem.ts';
import { showUndo } from '../overlay/toasts.ts';
import { useOverrides } from '../registrations/hindrances.tsx';
import { mark } from '../roster/unsent.ts';
import { fullSpots } from './capacity.ts';
import { FindPerson } from './find-person.tsx';
import { NewPersonForm } from './new-person-form.tsx';
import { RefusedNotice } from './refused-walk-in.tsx';
import type { WalkInRequest, WalkInTerms } from './request.ts';
import { useWalkIn } from './use-walk-in.ts';

interface WalkInDialogProps {
  readonly roster: OfficeRoster;
  readonly open: boolean;
  readonly onAdded: (registrationId: string) => void;
  readonly onClose: () => void;
}

/** Adds somebody who is at the door: found by name, or new. One call registers, takes the payment and checks in. */
export function WalkInDialog({ roster, open, onAdded, onClose }: WalkInDialogProps) {
  const { session_id: sessionId, meeting, title } = roster;
  const overriding = useOverrides();
  const session = useQuery({ ...sessionQuery(sessionId), enabled: open });
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>();
  /** Why there is room for one more in a full session. */
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const why = useRef<HTMLDivElement>(null);
  /** Who was added last, so that only their button is busy. */
  const [asked, setAsked] = useState<WalkInTerms>();
  const [name, setName] = useState('');
  const walkIn = useWalkIn(roster, (request, result) => {
    sayAdded(name, request, result, roster);
    onClose();
    if (result.registration_id !== null) onAdded(result.registration_id);
  });
  const spots = fullSpots(roster);
  const mayExceed = overriding.may('capacity');
  const isFull = spots !== null;
  const add = (terms: WalkInTerms, who: string, onFailed?: (error: Error) => void): void => {
    if (isFull && reason.trim() === '') {
      setWrong(requiredText('Reason'));
      why.current?.querySelector('input')?.focus();
      return;
    }
    const full: WalkInTerms = isFull
      ? {
          ...terms,
          overrides: ['capacity'],
          reason: [terms.reason, reason.trim()].filter(Boolean).join('. '),
        }
      : terms;
    setAsked(full);
    setName(who);
    walkIn.send(full, onFailed);
  };
  const { refused, pending, error } = walkIn;
  return (
    <Modal
      open={open}
      onClose={onClose}
      locked={pending}
      title={typed === undefined ? 'Walk-in' : 'New person'}
      size="wide"
    >
      <div className="walk-in">
        {isFull ? (
          <Flash tone="warn" live={false} title={`All ${spots} spots of ${title} are taken.`}>
            {mayExceed ? 'You can add one more with a reason.' : overriding.whoMay('capacity')}
          </Flash>
        ) : null}
        {isFull && mayExceed ? (
          <div ref={why}>
            <ReasonField
              value={reason}
              error={wrong}
              onChange={(text) => {
                setReason(text);
                setWrong(undefined);
              }}
            />
          </div>
        ) : null}
        <div hidden={typed !== undefined} className="walk-in">
          <FindPerson
            roster={roster}
            open={open && typed === undefined}
            busyPersonId={pending ? asked?.person_id : undefined}
            mayAdd={!isFull || mayExceed}
            onAdd={add}
            onNew={setTyped}
          />
          {error && asked?.person === undefined ? <Flash tone="bad" title={problemText(error)} /> : null}
        </div>
        {typed === undefined ? null : (
          <>
            <NewPersonForm
              start={typed}
              price={session.data?.price_public}
              legend={`Pays for ${title}, ${formatTime(meeting)}`}
              busy={pending}
              onAdd={(terms, onFailed) =>
                add(terms, `${terms.person?.first_name} ${terms.person?.last_name}`, onFailed)
              }
            />
            <div>
              <Button size="xs" variant="quiet" disabled={pending} onClick={() => setTyped(undefined)}>
                Find somebody instead
              </Button>
            </div>
          </>
        )}
        {refused ? (
          <RefusedNotice
            key={refused.request.id}
            refused={refused}
            busy={pending}
            onAnyway={walkIn.sendAnyway}
          />
        ) : null}
      </div>
    </Modal>
  );
}

/** Says what was done. For a few seconds, the check-in can be taken back, as any mark. */
function sayAdded(
  name: string,
  request: WalkInRequest,
  { registration_id, paid }: WalkInResult,
  roster: OfficeRoster,
): void {
  const cash = request.pay === 'cash' && paid !== '0.00' ? ` ${exactDollars(paid)} cash taken.` : '';
  if (registration_id === null) return;
  const { id, at } = request;
  const facts = [{ id, kind: 'check_in' as const, late: false, at, by: null }];
  showUndo(`${name} is checked in.${cash}`, () => {
    mark({ sessionId: roster.session_id, meeting: roster.meeting }, { registration_id, facts, name }, null);
  });
}
