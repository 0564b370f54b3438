import { useState, type ReactNode } from 'react';
import type { CardText } from '@detroit-well/ui/patterns/card-fields';
import type { Frame } from '../page.ts';
import type { GuestFormInput } from './guest-form-schema.ts';
import type { SessionSummary } from '../sessions/session-view.ts';

/** `locked`: the panel must not close now. `booked`: it may, and the page below is out of date. */
export type PanelStatus = 'open' | 'locked' | 'booked';

/** Values entered for a session that turned out to be full, which stay valid for another one; kept in memory only. */
export interface CarriedOver {
  readonly values: GuestFormInput;
  readonly card: CardText;
}

export interface GuestPanelProps {
  readonly session: SessionSummary;
  readonly frame: Frame;
  /** The values from another panel on this page. */
  readonly carried?: CarriedOver | null;
  readonly onCarry?: (carried: CarriedOver) => void;
  readonly onClose: () => void;
  readonly onStatusChange: (status: PanelStatus) => void;
}

type Loading =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; Panel: (props: GuestPanelProps) => ReactNode };

/** Loads the registration form on demand; a failed load can be retried. */
export function useGuestPanel(): { panel: Loading; load: () => void } {
  const [panel, setPanel] = useState<Loading>({ kind: 'idle' });
  function load(): void {
    if (panel.kind === 'ready' || panel.kind === 'loading') return;
    setPanel({ kind: 'loading' });
    import('./guest-panel.tsx').then(
      ({ GuestPanel }) => setPanel({ kind: 'ready', Panel: GuestPanel }),
      () => setPanel({ kind: 'failed' }),
    );
  }
  return { panel, load };
}
