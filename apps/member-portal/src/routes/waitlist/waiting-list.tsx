import { useQueryClient } from '@tanstack/react-query';
import type { WaitlistItem, WaitlistPage } from '@detroit-well/api-client/contract';
import { canNotify } from '@detroit-well/booking/waitlist';
import { saveNotifications } from '@detroit-well/booking/waitlist/calls';
import { choicesProblem } from '@detroit-well/booking/waitlist/choices';
import { Button } from '@detroit-well/ui/components/button';
import { NotifyChoices } from '@detroit-well/ui/patterns/notify-choices';
import type { NotifyValues } from '@detroit-well/ui/patterns/notify-choices';
import { WaitlistRow, WaitlistRows } from '@detroit-well/ui/patterns/waitlist-row';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { client } from '../../api/client.ts';
import { failureMessage } from '@detroit-well/booking/failure-message';
import { useIdempotencyKey } from '@detroit-well/booking/idempotency-keys';
import { EntryBoundary } from '../../outcomes/part-boundary.tsx';
import { waitlistPageQuery } from '../../api/queries.ts';
import { readSettings } from '../../settings/settings.ts';
import { sessionDateText } from '@detroit-well/booking/session-text';
import { rowLines, sessionHref } from './waitlist-view.ts';

export interface WaitingListProps {
  readonly items: readonly WaitlistItem[];
  readonly smsOffered: boolean;
  readonly isMember: boolean;
  readonly onLeave: (item: WaitlistItem) => void;
}

/** The member's waitlist entries, each with its position, the notification settings and a button to leave. */
export function WaitingList({ items, smsOffered, isMember, onLeave }: WaitingListProps) {
  return (
    <section aria-labelledby="waiting-title">
      <div className="waiting__head">
        <h2 className="d3" id="waiting-title">
          You are waiting for
        </h2>
        <span className="sm muted tnum">{items.length === 1 ? '1 session' : `${items.length} sessions`}</span>
      </div>
      <WaitlistRows>
        {items.map((item) => (
          <EntryBoundary key={item.public_id}>
            <Row item={item} smsOffered={smsOffered} isMember={isMember} onLeave={onLeave} />
          </EntryBoundary>
        ))}
      </WaitlistRows>
    </section>
  );
}

type Saving = 'saving' | 'saved' | { readonly problem: ReactNode } | null;

function Row({
  item,
  smsOffered,
  isMember,
  onLeave,
}: Omit<WaitingListProps, 'items'> & { readonly item: WaitlistItem }) {
  const queries = useQueryClient();
  const { session, position, waiting_count, public_id } = item;
  // The checkboxes while they differ from the server: still saving, or not saved because both are off.
  const [draft, setDraft] = useState<NotifyValues | null>(null);
  const [saving, setSaving] = useState<Saving>(null);
  const request = useIdempotencyKey();
  const shown = draft ?? { notify_email: item.notify_email, notify_sms: item.notify_sms };

  const save = async (choices: NotifyValues): Promise<void> => {
    setDraft(choices);
    setSaving(null);
    if (!canNotify(choices)) return;
    setSaving('saving');
    const problem = await saveNotifications(client, item, choices, request.keyFor(choices));
    request.end(problem?.error);
    setDraft(null);
    if (problem) return setSaving({ problem: failureMessage(problem.error, problem.message) });
    queries.setQueryData(
      waitlistPageQuery().queryKey,
      (page: WaitlistPage | undefined) =>
        page && {
          ...page,
          results: page.results.map((one) => (one.public_id === public_id ? { ...one, ...choices } : one)),
        },
    );
    setSaving('saved');
  };

  const { day, weekdayLong, monthLong } = sessionDateText(session);
  return (
    <WaitlistRow
      date={{ day, weekday: weekdayLong, month: monthLong }}
      title={session.title}
      href={sessionHref(session, readSettings().publicSiteUrl)}
      lines={rowLines(session, isMember)}
      position={position}
      waiting={waiting_count}
      choices={
        <NotifyChoices
          labels="short"
          value={shown}
          smsOffered={smsOffered}
          disabled={saving === 'saving'}
          error={choicesProblem(shown)}
          onChange={(choices) => void save(choices)}
        />
      }
      action={
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Leave Waitlist, ${session.title}`}
          onClick={() => onLeave(item)}
        >
          Leave Waitlist
        </Button>
      }
      message={
        <p className="sm" role="status" data-tone={typeof saving === 'object' && saving ? 'bad' : undefined}>
          {saving === 'saved' ? 'Saved.' : typeof saving === 'object' && saving ? saving.problem : ''}
        </p>
      }
    />
  );
}
