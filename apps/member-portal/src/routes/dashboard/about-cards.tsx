import type { Activity, Dashboard, Membership, Profile } from '@detroit-well/api-client/contract';
import { formatShortDate, isInstant, studioDay } from '@detroit-well/config/studio-time';
import { Status } from '@detroit-well/ui/components/status';
import { ActiveMembership, MembershipHistory } from '../../account/membership.tsx';
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
  if (!memberships.some(({ is_active }) => is_active)) return null;
  return (
    <Block title="Membership">
      <ActiveMembership memberships={memberships} />
    </Block>
  );
}

export function MembershipHistoryBlock({ memberships }: { memberships: readonly Membership[] }) {
  return (
    <Block title="Membership history">
      <MembershipHistory memberships={memberships} />
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
