import type { Activity, Dashboard, Membership, Profile } from '@detroit-well/api-client/contract';
import { formatShortDate, isInstant, studioDay } from '@detroit-well/config/studio-time';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { Status } from '@detroit-well/ui/components/status';
import { Table } from '@detroit-well/ui/components/table';
import type { Column } from '@detroit-well/ui/components/table';
import { mediumDay } from '../../format/day.ts';
import { Block } from './block.tsx';

/** Shows Waiver Completed or Pending, and Payment Consent Given or Pending. */
export function AboutBlock({ profile }: { profile: Profile }) {
  return (
    <Block title="About">
      <dl className="pair">
        <div>
          <dt>Waiver</dt>
          <dd>{stated(profile.waiver_accepted, 'Completed')}</dd>
        </div>
        <div>
          <dt>Payment Consent</dt>
          <dd>{stated(profile.payment_consent, 'Given')}</dd>
        </div>
      </dl>
    </Block>
  );
}

function stated(done: boolean, word: string) {
  return done ? <Status tone="ok">{word}</Status> : <Status tone="wait">Pending</Status>;
}

/** Shows the details of the active membership, or nothing when there is none. */
export function ActiveMembershipBlock({ memberships }: { memberships: readonly Membership[] }) {
  const active = memberships.find((membership) => membership.is_active);
  if (!active) return null;
  return (
    <Block title="Membership">
      <dl className="pair pair--four">
        <div>
          <dt>Tier</dt>
          <dd>{active.tier}</dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>
            <Status tone="ok">Active</Status>
          </dd>
        </div>
        <div>
          <dt>Start</dt>
          <dd className="tnum">{mediumDay(active.start_date)}</dd>
        </div>
        <div>
          <dt>End</dt>
          <dd className="tnum">{active.end_date ? mediumDay(active.end_date) : 'Open'}</dd>
        </div>
      </dl>
    </Block>
  );
}

const historyColumns: readonly Column<Membership>[] = [
  { label: 'Tier', cell: ({ tier }) => tier },
  { label: 'Start', cell: ({ start_date }) => <Day day={start_date} /> },
  { label: 'End', cell: ({ end_date }) => <Day day={end_date} /> },
  {
    label: 'Status',
    cell: ({ is_active }) => (is_active ? <Status tone="ok">Active</Status> : <Status>Inactive</Status>),
  },
];

function Day({ day }: { day: string | null }) {
  return <span className="tnum">{day ? mediumDay(day) : 'Open'}</span>;
}

export function MembershipHistoryBlock({ memberships }: { memberships: readonly Membership[] }) {
  return (
    <Block title="Membership history">
      {memberships.length === 0 ? (
        <EmptyState title="No membership yet">Members pay the Member Rate for every session.</EmptyState>
      ) : (
        <Table
          caption="Membership history"
          rows={memberships}
          rowKey={(membership) => membership.public_id}
          columns={historyColumns}
        />
      )}
    </Block>
  );
}

/** Shows coaches the text about them on the public site. */
export function CoachBioBlock({ staff }: { staff: Dashboard['staff_profile'] }) {
  if (!staff?.is_coach) return null;
  return (
    <Block title="Coach bio">
      <p>{staff.coach_bio || 'No bio yet. The studio adds it for you.'}</p>
    </Block>
  );
}

export function ActivityBlock({ activities, now }: { activities: readonly Activity[]; now: Date }) {
  if (activities.length === 0) return null;
  const today = studioDay(now);
  return (
    <Block title="Recent activity">
      <ol className="acts">
        {activities.map(({ public_id, created_at, text }) => (
          <li key={public_id}>
            <time dateTime={created_at}>
              {isInstant(created_at) && studioDay(created_at) === today
                ? 'Today'
                : formatShortDate(created_at)}
            </time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Block>
  );
}
