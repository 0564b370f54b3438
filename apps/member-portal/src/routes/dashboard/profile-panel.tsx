import type { Dashboard } from '@detroit-well/api-client/contract';
import { Avatar } from '@detroit-well/ui/components/avatar';
import { Badge } from '@detroit-well/ui/components/badge';
import { Status } from '@detroit-well/ui/components/status';
import { longDay } from '../../format/day.ts';
import { displayName, fullName, genderLabel } from '../../format/person.ts';
import { QuickActions } from './quick-actions.tsx';
import { WaiverRequired } from './waiver-required.tsx';
import './profile-panel.css';

/** The profile panel: picture, names, badges, status, contact card, missing details and links. The first steps of a new member say themselves what is missing. */
export function ProfilePanel({ dashboard, warns }: { dashboard: Dashboard; warns: boolean }) {
  const { user, profile, staff_profile, memberships } = dashboard;
  const active = memberships.find((membership) => membership.is_active);
  return (
    <aside className="dash__side" aria-label="Profile">
      <div className="me">
        <div className="me__top">
          <Avatar name={fullName(profile)} src={profile.image_thumbnail} size={80} />
          <div>
            <p className="me__name">{displayName(profile)}</p>
            <p className="me__mail">{user.email}</p>
          </div>
        </div>
        <p className="me__badges">
          {active ? <Badge tone="maple">{`${active.tier} tier`}</Badge> : null}
          {staff_profile?.is_coach ? <Badge tone="ink">Coach</Badge> : null}
        </p>
      </div>
      <div className="me">
        <dl>
          <dt>Account status</dt>
          <dd>{user.is_active ? <Status tone="ok">Active</Status> : <Status>Inactive</Status>}</dd>
          <dt>Memberships</dt>
          <dd>{memberships.length}</dd>
          <dt>Phone</dt>
          <dd>{profile.phone || 'Not given'}</dd>
          <dt>Gender</dt>
          <dd>{genderLabel(profile.gender)}</dd>
          <dt>Date of birth</dt>
          <dd>{profile.date_of_birth ? longDay(profile.date_of_birth) : 'Not given'}</dd>
        </dl>
      </div>
      {profile.waiver_accepted || !warns ? null : (
        <div className="me__warn">
          <WaiverRequired />
        </div>
      )}
      <QuickActions waiverAccepted={profile.waiver_accepted} />
    </aside>
  );
}
