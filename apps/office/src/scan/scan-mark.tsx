import { CheckIcon, WarningIcon } from '@detroit-well/ui/icons';
import type { ReactNode } from 'react';

interface ScanMarkProps {
  readonly tone: 'ok' | 'wait' | 'bad';
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** The large line of a scan: what became of it. */
export function ScanMark({ tone, children, action }: ScanMarkProps) {
  return (
    <div className="scan-mark" data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      {tone === 'ok' ? <CheckIcon /> : <WarningIcon />}
      <span>{children}</span>
      {action}
    </div>
  );
}
