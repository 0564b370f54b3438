import { paths } from '@detroit-well/config/paths';
import { Flash } from '@detroit-well/ui/components/flash';

/** Says what keeps a newcomer from registering, and leads there. Stands in the panel, on a phone above everything. */
export function WaiverRequired() {
  return (
    <Flash tone="warn" title="Complete waiver required." live={false}>
      You need it before you can register. <a href={paths.dashboard.waiver()}>Complete Waiver</a>
    </Flash>
  );
}
