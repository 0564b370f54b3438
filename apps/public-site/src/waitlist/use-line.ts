import { useEffect, useEffectEvent, useState } from 'react';
import type { Frame } from '../page.ts';
import type { DirectState } from '../registration/direct-state.ts';
import { lineNow, type Line } from './line.ts';

interface Known {
  line: Line;
  /** How the registration stood when this was learned. */
  at: DirectState;
  /** By a press; else by opening the page. */
  pressed: boolean;
}

export interface WaitingLine {
  line: Line;
  pressed: boolean;
  join: () => void;
}

interface Asked {
  sessionId: string;
  frame: Frame;
  /** A member looks at a page that came full: only then somebody may wait, or have a place kept. */
  asks: boolean;
  direct: DirectState;
}

// Only members of full sessions come here; the calls are not part of the page's first script.
const loadCalls = () => import('./take-place-in-line.ts');

/** Tells where the member stands; the returned function stops it from telling. */
function askOnce(frame: Frame, sessionId: string, tell: (line: Line) => void): () => void {
  let stopped = false;
  const asked = async (): Promise<Line> => {
    const { askPlaceInLine } = await loadCalls();
    return (await askPlaceInLine(frame, sessionId)) ?? { kind: 'apart' };
  };
  const run = async (): Promise<void> => {
    // Without an answer, joining still tells where somebody stands.
    const line = await asked().catch((): Line => ({ kind: 'apart' }));
    if (!stopped) tell(line);
  };
  void run();
  return () => {
    stopped = true;
  };
}

/** The member's place in the line for a session, asked once, and the way into the line (Decision 2.14). */
export function useLine({ sessionId, frame, asks, direct }: Asked): WaitingLine {
  const [known, setKnown] = useState<Known | null>(null);
  const learn = useEffectEvent((line: Line) => setKnown({ line, at: direct, pressed: false }));
  const ask = useEffectEvent(() => askOnce(frame, sessionId, learn));
  // The page is rendered for everybody: what the server says to this member alone has to be fetched.
  useEffect(() => {
    if (!asks) return;
    const stop = ask();
    return () => {
      stop();
      // Somebody else may be next to look.
      setKnown(null);
    };
  }, [asks]);

  async function join(): Promise<void> {
    const tell = (line: Line): void => setKnown({ line, at: direct, pressed: true });
    tell({ kind: 'sending' });
    try {
      const { takePlaceInLine } = await loadCalls();
      tell(await takePlaceInLine(frame, sessionId));
    } catch {
      // The file itself could not be fetched: nothing was sent.
      const message = 'Network error. Please check your connection and try again.';
      tell({ kind: 'failed', message, tone: 'bad' });
    }
  }

  const unknown: Line = asks ? { kind: 'asking' } : { kind: 'apart' };
  return {
    line: known ? lineNow(known.line, known.at, direct) : unknown,
    pressed: known?.pressed ?? false,
    join: () => void join(),
  };
}
