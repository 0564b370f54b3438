import type { NotifyValues } from '@detroit-well/ui/patterns/notify-choices';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { Frame } from '../page.ts';
import type { DirectState } from '../registration/direct-state.ts';
import type { JoinFormProps } from './join-form.tsx';
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
  /** The notification choices with their button; null until their script is there. */
  form: ComponentType<JoinFormProps> | null;
  smsOffered: boolean;
  /** Without choices: by email. */
  join: (choices?: NotifyValues) => void;
  leave: () => void;
}

interface Asked {
  sessionId: string;
  frame: Frame;
  /** A member looks at a page that came full: only then somebody may wait, or have a spot held. */
  asks: boolean;
  /** A member may join now: the page came full, or the registration found it full. */
  mayJoin: boolean;
  direct: DirectState;
}

// Only members of full sessions come here; the calls are not part of the page's first script.
const loadCalls = () => import('./take-place-in-line.ts');
const byEmail: NotifyValues = { notify_email: true, notify_sms: false };
/** The file itself could not be fetched: nothing was sent. */
const unreachable = {
  message: 'Network error. Please check your connection and try again.',
  tone: 'bad',
} as const;

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

interface Choices {
  form: ComponentType<JoinFormProps>;
  smsOffered: boolean;
}

/** Loads the form with the choices; joining without them stays possible. The returned function stops it from telling. */
function askChoicesOnce(frame: Frame, tell: (choices: Choices) => void): () => void {
  let stopped = false;
  const run = async (): Promise<void> => {
    const [{ JoinForm }, { askSmsOffered }] = await Promise.all([import('./join-form.tsx'), loadCalls()]);
    const smsOffered = await askSmsOffered(frame);
    if (!stopped) tell({ form: JoinForm, smsOffered });
  };
  run().catch(() => undefined);
  return () => {
    stopped = true;
  };
}

/** The member's entry on the waitlist of a session, asked once, and the ways on and off it (SPEC-A 7.14). */
export function useLine({ sessionId, frame, asks, mayJoin, direct }: Asked): WaitingLine {
  const [known, setKnown] = useState<Known | null>(null);
  const [choices, setChoices] = useState<Choices | null>(null);
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

  const learnChoices = useEffectEvent((found: Choices) => setChoices(found));
  const askChoices = useEffectEvent(() => askChoicesOnce(frame, learnChoices));
  // Whether SMS can be chosen depends on the member.
  useEffect(() => {
    if (!mayJoin) return;
    const stop = askChoices();
    return () => {
      stop();
      setChoices(null);
    };
  }, [mayJoin]);

  const tell = (line: Line): void => setKnown({ line, at: direct, pressed: true });

  async function join(by: NotifyValues): Promise<void> {
    tell({ kind: 'sending' });
    try {
      const { takePlaceInLine } = await loadCalls();
      tell(await takePlaceInLine(frame, sessionId, by));
    } catch {
      tell({ kind: 'failed', ...unreachable });
    }
  }

  async function leave(): Promise<void> {
    const place = known?.line;
    if (place?.kind !== 'waiting' || place.leaving) return;
    tell({ kind: place.kind, entry: place.entry, leaving: true });
    try {
      const { leaveLine } = await loadCalls();
      tell(await leaveLine(frame, place));
    } catch {
      tell({ kind: place.kind, entry: place.entry, problem: unreachable });
    }
  }

  const unknown: Line = asks ? { kind: 'asking' } : { kind: 'apart' };
  return {
    line: known ? lineNow(known.line, known.at, direct) : unknown,
    pressed: known?.pressed ?? false,
    form: choices?.form ?? null,
    smsOffered: choices?.smsOffered ?? false,
    join: (by = byEmail) => void join(by),
    leave: () => void leave(),
  };
}
