import { PartBoundary } from '../../layouts/part-boundary.tsx';
import {
  AboutBlock,
  ActiveMembershipBlock,
  ActivityBlock,
  CoachBioBlock,
  MembershipHistoryBlock,
} from './about-cards.tsx';
import type { LowerBlocksProps } from './lower-blocks.tsx';
import { RegisterBlock } from './register-block.tsx';

export function LowerBlocksContent({ dashboard, now, onFlash }: LowerBlocksProps) {
  const { profile, memberships, staff_profile, recent_activity } = dashboard;
  return (
    <>
      <PartBoundary>
        <RegisterBlock
          now={now}
          isMember={memberships.some(({ is_active }) => is_active)}
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
