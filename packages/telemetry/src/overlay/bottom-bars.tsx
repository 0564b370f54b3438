import { formatTime, zoneName } from '@detroit-well/config/studio-time';
import { ConsentBanner } from '@detroit-well/ui/patterns/consent-banner';
import { OfflineBar } from '@detroit-well/ui/patterns/offline-bar';
import { useEffect, useRef, useState } from 'react';
import { onConsent, readConsent, rememberConsent } from '../analytics/consent.ts';
import { tryConnection, useOffline } from './connection.ts';

export interface BottomBarsProps {
  /** When the oldest data on the page was loaded; milliseconds since the epoch. */
  readonly asOf: () => number;
  readonly asksConsent: boolean;
  /** What becomes of what somebody does while the device is offline; by default, nothing can be sent. */
  readonly offlineNote?: string | undefined;
  readonly cookiesHref: string;
}

/** Bars at the bottom of the window. They overlay the page so that its content does not shift. */
export function BottomBars({ asOf, asksConsent, offlineNote, cookiesHref }: BottomBarsProps) {
  const element = useRef<HTMLDivElement>(null);
  // Toasts and the page footer need the bars' height, which only the browser can measure.
  useEffect(() => {
    const bars = element.current;
    if (!bars || typeof ResizeObserver === 'undefined') return undefined;
    let known = 0;
    const observer = new ResizeObserver(() => {
      // Most visits have no bar, and a new value makes the browser match the styles of the whole page again.
      if (bars.offsetHeight === known) return;
      known = bars.offsetHeight;
      document.documentElement.style.setProperty('--bars-height', `${known}px`);
    });
    observer.observe(bars);
    return () => {
      observer.disconnect();
      document.documentElement.style.removeProperty('--bars-height');
    };
  }, []);
  return (
    <div ref={element}>
      <Offline asOf={asOf} offlineNote={offlineNote} />
      {asksConsent ? <ConsentPrompt cookiesHref={cookiesHref} /> : null}
    </div>
  );
}

function Offline({ asOf, offlineNote }: Pick<BottomBarsProps, 'asOf' | 'offlineNote'>) {
  const offline = useOffline();
  const [trying, setTrying] = useState(false);
  if (!offline) return null;
  const loaded = asOf();
  const tryNow = async (): Promise<void> => {
    setTrying(true);
    await tryConnection();
    setTrying(false);
  };
  return (
    <OfflineBar
      asOf={`${formatTime(loaded)} ${zoneName(loaded)}`}
      trying={trying}
      note={offlineNote}
      onTry={() => void tryNow()}
    />
  );
}

function ConsentPrompt({ cookiesHref }: Pick<BottomBarsProps, 'cookiesHref'>) {
  const [choice, setChoice] = useState(readConsent);
  useEffect(() => onConsent(setChoice), []);
  if (choice !== null) return null;
  return (
    <ConsentBanner
      cookiesHref={cookiesHref}
      onDecline={() => rememberConsent('declined')}
      onAccept={() => rememberConsent('accepted')}
    />
  );
}
