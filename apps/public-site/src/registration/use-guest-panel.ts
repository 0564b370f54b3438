import { useState, type ReactNode } from 'react';
import type { CardText } from '@detroit-well/ui/patterns/card-fields';
import type { Frame } from '../page.ts';
import type { GuestFormInput } from './guest-form-schema.ts';
import type { SessionSummary } from '../sessions/session-view.ts';

/** `locked`: it must not be left now. `booked`: it may, and the page below is old. */
export type PanelStanding = 'open' | 'locked' | 'booked';

/** What was typed for a session that turned out to be full and still holds for another; kept in memory only. */
export interface CarriedOver {
  values: GuestFormInput;
  card: CardText;
}

export interface GuestPanelProps {
  session: SessionSummary;
  frame: Frame;
  /** What another panel of this page left for this one. */
  carried?: CarriedOver | null;
  onCarry?: (carried: CarriedOver) => void;
  onClose: () => void;
  onStanding: (standing: PanelStanding) => void;
}

type Loading =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; Panel: (props: GuestPanelProps) => ReactNode };

/** Fetches the registration form once it is asked for; a failed fetch can be tried again. */
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
