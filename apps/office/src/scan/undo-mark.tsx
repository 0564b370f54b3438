import { useEffect, useState } from 'react';
import { undoMs } from '../overlay/toasts.ts';

const secondMs = 1_000;

/** Takes a mark back for as long as the roster offers it. Reads its label once to a screen reader, not every second. */
export function UndoMark({ onUndo }: { onUndo: () => void }) {
  const [left, setLeft] = useState(Math.ceil(undoMs / secondMs));
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), secondMs);
    return () => clearInterval(timer);
  }, []);
  if (left <= 0) return null;
  return (
    <button type="button" aria-label="Undo" onClick={onUndo}>
      <span aria-hidden="true">{`Undo, ${left} s`}</span>
    </button>
  );
}
