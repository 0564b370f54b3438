import type { OfficeWaitlistEntry } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Status } from '@detroit-well/ui/components/status';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../access/access.ts';
import { waitlistQuery } from '../api/roster-queries.ts';
import { PartFailure } from '../outcomes/part-failure.tsx';

const AddDialog = lazy(async () => ({ default: (await import('./add-dialog.tsx')).AddDialog }));
const OfferDialog = lazy(async () => ({ default: (await import('./offer-dialog.tsx')).OfferDialog }));
const RemoveDialog = lazy(async () => ({ default: (await import('./remove-dialog.tsx')).RemoveDialog }));
const RegisterDialog = lazy(async () => ({
  default: (await import('../registrations/register-dialog.tsx')).RegisterDialog,
}));

type Acting =
  | { readonly dialog: 'add' }
  | { readonly dialog: 'offer' | 'remove' | 'register'; readonly entry: OfficeWaitlistEntry };

/** Who waits for a spot in a session, in their order, and what the team does for them. */
export function Waitlist({ sessionId }: { sessionId: string }) {
  const { data, error, refetch } = useQuery({ ...waitlistQuery(sessionId), meta: { background: true } });
  /** The opened dialog. Each time it begins anew. */
  const [acting, setActing] = useState<Acting & { readonly times: number }>();
  const [isOpen, setIsOpen] = useState(false);
  const act = (next: Acting): void => {
    setActing({ ...next, times: (acting?.times ?? 0) + 1 });
    setIsOpen(true);
  };
  if (!data)
    return error ? (
      <PartFailure sentence="The waitlist did not load." onRetry={() => void refetch()} />
    ) : null;
  const shown = { open: isOpen, onClose: () => setIsOpen(false) };
  return (
    <div className="waitlist">
      {data.results.length === 0 ? (
        <p className="muted">Nobody waits.</p>
      ) : (
        <ol aria-label="Waitlist">
          {data.results.map((entry) => (
            <Waiting
              key={entry.id}
              entry={entry}
              onAct={(dialog: 'offer' | 'remove' | 'register') => act({ dialog, entry })}
            />
          ))}
        </ol>
      )}
      <Button size="xs" variant="line" onClick={() => act({ dialog: 'add' })}>
        Add to waitlist
      </Button>
      <Suspense>
        {acting?.dialog === 'add' ? <AddDialog key={acting.times} sessionId={sessionId} {...shown} /> : null}
        {acting?.dialog === 'offer' ? (
          <OfferDialog key={acting.times} sessionId={sessionId} entry={acting.entry} {...shown} />
        ) : null}
        {acting?.dialog === 'remove' ? (
          <RemoveDialog key={acting.times} sessionId={sessionId} entry={acting.entry} {...shown} />
        ) : null}
        {acting?.dialog === 'register' ? (
          <RegisterDialog
            key={acting.times}
            person={{ id: acting.entry.person_id, name: acting.entry.name }}
            sessionId={sessionId}
            {...shown}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

interface WaitingProps {
  readonly entry: OfficeWaitlistEntry;
  readonly onAct: (dialog: 'offer' | 'remove' | 'register') => void;
}

function Waiting({ entry, onAct }: WaitingProps) {
  const { person_id, name, position, offer_expires_at: until, joined_at } = entry;
  const mayPerson = useMay('people.read');
  const ofName = <span className="visually-hidden">{` ${name}`}</span>;
  return (
    <li>
      <span className="waitlist__place tnum">{position}</span>
      <div>
        <b>{mayPerson ? <a href={paths.office.person(person_id)}>{name}</a> : name}</b>
        {until === null ? (
          <small>{`Waits since ${timeText(joined_at)}`}</small>
        ) : (
          <Status tone="wait">{`Offered until ${timeText(until)}`}</Status>
        )}
      </div>
      <div className="acts">
        <Button size="xs" variant="line" onClick={() => onAct('register')}>
          Register{ofName}
        </Button>
        {until === null ? (
          <Button size="xs" variant="quiet" onClick={() => onAct('offer')}>
            Offer now{ofName}
          </Button>
        ) : null}
        <Button size="xs" variant="quiet" onClick={() => onAct('remove')}>
          Remove{ofName}
        </Button>
      </div>
    </li>
  );
}

const timeText = (at: string): string => `${formatMediumDate(at)}, ${formatTime(at)}`;
