import { Button } from '@detroit-well/ui/components/button';
import { useState, type ReactNode } from 'react';
import type { ListState } from '../../lists/list-state.ts';

const step = 25;

/** A list that came whole: its first rows, and a button for the next ones. */
export function useMoreRows<Row>(whole: ListState<Row>): {
  readonly list: ListState<Row>;
  readonly more: ReactNode;
} {
  const [shown, setShown] = useState(step);
  const rest = whole.rows.length - shown;
  return {
    list: { ...whole, rows: whole.rows.slice(0, shown) },
    more:
      rest > 0 ? (
        <Button size="xs" variant="line" onClick={() => setShown(shown + step)}>
          {`Show ${Math.min(step, rest)} more`}
        </Button>
      ) : null,
  };
}
