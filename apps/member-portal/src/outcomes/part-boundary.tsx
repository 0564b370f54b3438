import { EntryBoundary as Entry, PartBoundary as Part } from '@detroit-well/ui/patterns/error-boundary';
import { emitSignal } from '@detroit-well/telemetry/signals';
import type { ReactNode } from 'react';

const report = (error: unknown): void => emitSignal({ type: 'exception', error });

/** Limits a rendering failure to one card or panel, and reports it to the operator. */
export function PartBoundary({ children }: { children: ReactNode }) {
  return <Part onError={report}>{children}</Part>;
}

/** Limits a rendering failure to one entry of a list. */
export function EntryBoundary({ children }: { children: ReactNode }) {
  return <Entry onError={report}>{children}</Entry>;
}
