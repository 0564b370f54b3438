import { bookingMessages } from '@detroit-well/booking/messages';
import type { NotifyValues } from '@detroit-well/ui/patterns/notify-choices';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { Frame } from '../page.ts';
import type { DirectState } from '../registration/direct-state.ts';
import type { JoinFormProps } from './join-form.tsx';
import { currentState, type WaitlistState } from './waitlist-state.ts';

interface Known {
  line: WaitlistState;
  /** The state of the registration when this became known. */
  at: DirectState;
  /** Whether a press led to this state; false when opening the page did. */
  pressed: boolean;
}

export interface UsedWaitlist {
  line: WaitlistState;
  pressed: boolean;
  /** The form with the notification choices; null until its script is loaded. */
  form: ComponentType<JoinFormProps> | null;
  smsOffered: boolean;
  /** Without choices, the member is notified by email. */
  join: (choices?: NotifyValues) => void;
  leave: () => void;
}

interface WaitlistOptions {
  sessionId: string;
  frame: Frame;
  /** A member opened the page of a full session: only then can a waitlist entry or an offer exist. */
  asks: boolean;
  /** A member may join now: the session was full when the page opened, or when the member registered. */
  mayJoin: boolean;
  direct: DirectState;
}

// Only members need these calls, and only for full sessions, so the page's first script does not include them.
const loadCalls = () => import('./waitlist-calls.ts');
const byEmail: NotifyValues = { notify_email: true, notify_sms: false };
/** The script could not be loaded: nothing was sent. */
const unreachable = {
  message: bookingMessages.networkError,
  tone: 'bad',
} as const;

/** Loads the member's waitlist state and reports it. The returned function stops the reports. */
function loadStateOnce(frame: Frame, sessionId: string, tell: (line: WaitlistState) => void): () => void {
  let stopped = false;
  const asked = async (): Promise<WaitlistState> => {
    const { loadEntry } = await loadCalls();
    return (await loadEntry(frame, sessionId)) ?? { kind: 'apart' };
  };
  const run = async (): Promise<void> => {
    // Without a response, joining still reports the member's position.
    const line = await asked().catch((): WaitlistState => ({ kind: 'apart' }));
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

/** Loads the form with the choices; the member can join without it. The returned function stops the reports. */
function loadChoicesOnce(frame: Frame, tell: (choices: Choices) => void): () => void {
  let stopped = false;
  const run = async (): Promise<void> => {
    const [{ JoinForm }, { loadSmsOffered }] = await Promise.all([import('./join-form.tsx'), loadCalls()]);
    const smsOffered = await loadSmsOffered(frame);
    if (!stopped) tell({ form: JoinForm, smsOffered });
  };
  run().catch(() => undefined);
  return () => {
    stopped = true;
  };
}

/** The member's waitlist entry for a session, loaded once, and the functions to join and leave (SPEC-A 7.14). */
export function useWaitlist({ sessionId, frame, asks, mayJoin, direct }: WaitlistOptions): UsedWaitlist {
  const [known, setKnown] = useState<Known | null>(null);
  const [choices, setChoices] = useState<Choices | null>(null);
  const learn = useEffectEvent((line: WaitlistState) => setKnown({ line, at: direct, pressed: false }));
  const ask = useEffectEvent(() => loadStateOnce(frame, sessionId, learn));
  // The page is rendered for all visitors, so the member's own entry is loaded separately.
  useEffect(() => {
    if (!asks) return;
    const stop = ask();
    return () => {
      stop();
      // Another member may sign in next.
      setKnown(null);
    };
  }, [asks]);

  const learnChoices = useEffectEvent((found: Choices) => setChoices(found));
  const askChoices = useEffectEvent(() => loadChoicesOnce(frame, learnChoices));
  // SMS availability depends on the member.
  useEffect(() => {
    if (!mayJoin) return;
    const stop = askChoices();
    return () => {
      stop();
      setChoices(null);
    };
  }, [mayJoin]);

  const tell = (line: WaitlistState): void => setKnown({ line, at: direct, pressed: true });

  async function join(by: NotifyValues): Promise<void> {
    tell({ kind: 'sending' });
    try {
      const { joinWaitlist } = await loadCalls();
      tell(await joinWaitlist(frame, sessionId, by));
    } catch {
      tell({ kind: 'failed', ...unreachable });
    }
  }

  async function leave(): Promise<void> {
    const place = known?.line;
    if (place?.kind !== 'waiting' || place.leaving) return;
    tell({ kind: place.kind, entry: place.entry, leaving: true });
    try {
      const { leaveWaitlist } = await loadCalls();
      tell(await leaveWaitlist(frame, place));
    } catch {
      tell({ kind: place.kind, entry: place.entry, problem: unreachable });
    }
  }

  const unknown: WaitlistState = asks ? { kind: 'asking' } : { kind: 'apart' };
  return {
    line: known ? currentState(known.line, known.at, direct) : unknown,
    pressed: known?.pressed ?? false,
    form: choices?.form ?? null,
    smsOffered: choices?.smsOffered ?? false,
    join: (by = byEmail) => void join(by),
    leave: () => void leave(),
  };
}
