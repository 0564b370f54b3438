import { loadFile } from '@detroit-well/ui/load-file';
import { useState, type ReactNode } from 'react';
import type { GuestPanelProps } from './guest-panel.tsx';

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
    loadFile(() => import('./guest-panel.tsx')).then(
      ({ GuestPanel }) => setPanel({ kind: 'ready', Panel: GuestPanel }),
      () => setPanel({ kind: 'failed' }),
    );
  }
  return { panel, load };
}
