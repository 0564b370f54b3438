import { EntryBoundary as Entry, PartBoundary as Part } from '@detroit-well/ui/patterns/error-boundary';
import { emitSignal } from '@detroit-well/telemetry/signals';
import type { ReactNode } from 'react';

const report = (error: unknown): void => emitSignal({ type: 'exception', error });

/** A card or panel that breaks while it is drawn costs only itself, and the operator is told. */
export function PartBoundary({ children }: { children: ReactNode }) {
  return <Part onError={report}>{children}</Part>;
}

/** The same for an entry of a list. */
export function EntryBoundary({ children }: { children: ReactNode }) {
  return <Entry onError={report}>{children}</Entry>;
}
