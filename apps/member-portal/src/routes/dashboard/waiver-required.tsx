import { paths } from '@detroit-well/config/paths';
import { Flash } from '@detroit-well/ui/components/flash';

/** Tells a new member that registration requires the waiver, and links to it. On a phone it is above everything else. */
export function WaiverRequired() {
  return (
    <Flash tone="warn" title="Complete waiver required." live={false}>
      You need it before you can register. <a href={paths.dashboard.waiver()}>Complete Waiver</a>
    </Flash>
  );
}
