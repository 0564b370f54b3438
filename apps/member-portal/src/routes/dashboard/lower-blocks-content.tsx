import type { Dashboard } from '@detroit-well/api-client/contract';
import { PartBoundary } from '../../outcomes/part-boundary.tsx';
import {
  AboutBlock,
  ActiveMembershipBlock,
  ActivityBlock,
  CoachBioBlock,
  MembershipHistoryBlock,
} from './about-cards.tsx';
import { RegisterBlock, type DashboardFlash } from './register-block.tsx';

export interface LowerBlocksProps {
  readonly dashboard: Dashboard;
  readonly now: Date;
  readonly onFlash: (flash: DashboardFlash) => void;
}

export function LowerBlocksContent({ dashboard, now, onFlash }: LowerBlocksProps) {
  const { profile, memberships, staff_profile, recent_activity } = dashboard;
  return (
    <>
      <PartBoundary>
        <RegisterBlock
          now={now}
          isMember={memberships.some(({ is_active }) => is_active)}
          mayRegister={profile.waiver_accepted && profile.payment_consent}
          onFlash={onFlash}
        />
      </PartBoundary>
      <PartBoundary>
        <AboutBlock profile={profile} />
      </PartBoundary>
      <PartBoundary>
        <CoachBioBlock staff={staff_profile} />
      </PartBoundary>
      <PartBoundary>
        <ActiveMembershipBlock memberships={memberships} />
      </PartBoundary>
      <PartBoundary>
        <MembershipHistoryBlock memberships={memberships} />
      </PartBoundary>
      <PartBoundary>
        <ActivityBlock activities={recent_activity} now={now} />
      </PartBoundary>
    </>
  );
}
