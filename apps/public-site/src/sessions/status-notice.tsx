import { Badge } from '@detroit-well/ui/components/badge';
import type { SessionSummary } from './session-view.ts';

/** Says that a session is cancelled or rescheduled; renders nothing otherwise. */
export function StatusNotice({ status }: Pick<SessionSummary, 'status'>) {
  if (status === 'cancelled') return <Badge tone="ink">Cancelled</Badge>;
  return status === 'rescheduled' ? <Badge tone="maple">Rescheduled</Badge> : null;
}
