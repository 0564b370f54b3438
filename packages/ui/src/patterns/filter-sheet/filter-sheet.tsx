import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';

export interface FilterSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClear: () => void;
  /** The label of the button of the foot: `Show 12 sessions`. */
  readonly showLabel: string;
  /** FilterOptions, and fields. */
  readonly children: ReactNode;
}

/**
 * A sheet with all filters, whose foot says how many entries they leave.
 *
 * @do Apply each choice at once, so that the number in the foot is right.
 * @dont Use it where the filters fit beside the list.
 * @accessibility A modal dialog named Filters. Its main button closes it and shows the list.
 */
export function FilterSheet({ open, onClose, onClear, showLabel, children }: FilterSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Filters"
      footer={
        <div className="filter-sheet__foot">
          <Button variant="line" onClick={onClear}>
            Clear
          </Button>
          <Button variant="signal" slash onClick={onClose}>
            <span aria-live="polite">{showLabel}</span>
          </Button>
        </div>
      }
    >
      {children}
    </Sheet>
  );
}
