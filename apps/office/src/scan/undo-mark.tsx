import { useEffect, useState } from 'react';
import { undoMs } from '../overlay/toasts.ts';

const secondMs = 1_000;

/** Takes a mark back for as long as the roster offers it. A screen reader hears its label, not every second. */
export function UndoMark({ onUndo }: { onUndo: () => void }) {
  const [left, setLeft] = useState(Math.ceil(undoMs / secondMs));
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), secondMs);
    return () => clearInterval(timer);
  }, []);
  if (left <= 0) return null;
  return (
    <>
      <button type="button" onClick={onUndo}>
        Undo
      </button>
      <span aria-hidden="true">{`${left} s`}</span>
    </>
  );
}
