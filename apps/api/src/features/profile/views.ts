import {
  type CoachedSession,
  type Dashboard,
  type Membership,
  type Profile,
  type TrainingDashboard,
} from '@detroit-well/api-client/contract';
import { membershipActiveOn } from '@detroit-well/pricing';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { memberships } from '../../platform/database/schema/people.ts';
import { pictureUrls } from './pictures.ts';
import { profileFields } from './profile-fields.ts';
import type { Person } from './store.ts';

/** A person as the profile calls return it. */
export function profileView({ user, profile, waiver }: Person, apiUrl: string): Profile {
  return {
    public_id: user.id,
    email: user.email ?? '',
    ...profileFields(profile),
    ...pictureUrls(profile?.imageFile ?? null, apiUrl),
    waiver_accepted: waiver.waiverAccepted,
    payment_consent: waiver.paymentConsent,
  };
}

function membershipView(membership: typeof memberships.$inferSelect, now: Date): Membership {
  const term = {
    is_active: membership.isActive,
    start_date: membership.startDate,
    end_date: membership.endDate,
    pause_from: membership.pauseFrom,
    pause_until: membership.pauseUntil,
  };
  const is_active = membershipActiveOn([term], studioDay(now));
  const past_due = membership.state === 'past_due' && !membership.cancelAtPeriodEnd;
  return { public_id: membership.id, tier: membership.tier, ...term, is_active, past_due };
}

const userView = ({ user }: Person) => ({
  public_id: user.id,
  email: user.email ?? '',
  is_active: user.isActive,
  email_verified: user.emailVerifiedAt !== null,
});

/** The dashboard. The caller of this function adds the recent activity, and the session that the person coaches next. */
export function dashboardView(
  person: Person,
  { activity, next }: { activity: Dashboard['recent_activity']; next: CoachedSession | null },
  apiUrl: string,
  now: Date,
): Dashboard {
  return {
    user: userView(person),
    profile: profileView(person, apiUrl),
    staff_profile: staffView(person, next),
    memberships: person.memberships.map((membership) => membershipView(membership, now)),
    recent_activity: activity,
  };
}

function staffView({ coach, role }: Person, next: CoachedSession | null): Dashboard['staff_profile'] {
  if (coach) return { role, is_coach: true, coach_bio: coach.bio, next_session: next };
  return role === null ? null : { role, is_coach: false, coach_bio: null, next_session: null };
}

/** The facts that decide if the caller may register, and at which price: the membership that is active today, if any. */
export function trainingDashboardView(person: Person, apiUrl: string, now: Date): TrainingDashboard {
  const owned = person.memberships.map((membership) => membershipView(membership, now));
  return {
    user: userView(person),
    profile: profileView(person, apiUrl),
    membership: owned.find(({ is_active }) => is_active) ?? owned[0] ?? null,
  };
}
