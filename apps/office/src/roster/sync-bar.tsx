import { formatTime, toStudioIso } from '@detroit-well/config/studio-time';
import { InfoIcon, OctagonIcon } from '@detroit-well/ui/icons';
import { useEffect } from 'react';
import { askAgain, giveUp, send, startQueue, useQueue, type Queue } from './unsent.ts';

/** The worst of what is to be said about marks that wait on this device, above every screen of the office. */
export function SyncBar() {
  const queue = useQueue();
  useEffect(() => startQueue(), []);
  const said = sayingOf(queue);
  return (
    <div className="sync-bar" data-tone={said?.tone} role="status" hidden={said === null}>
      {said === null ? null : (
        <>
          {said.tone === 'bad' ? <OctagonIcon /> : <InfoIcon />}
          <p>
            <b>{said.title}</b> <span>{said.text}</span>
          </p>
          {said.actions.map(({ label, run }) => (
            <button key={label} type="button" onClick={run}>
              {label}
            </button>
          ))}
        </>
      )}
    </div>
  );
}

interface Saying {
  readonly tone: 'wait' | 'bad' | 'ok';
  readonly title: string;
  readonly text: string;
  readonly actions: readonly { readonly label: string; readonly run: () => void }[];
}

const counted = (count: number): string => (count === 1 ? '1 mark' : `${count} marks`);

function sayingOf({ marks, others, isKept, awaySince, sentCount }: Queue): Saying | null {
  const refused = marks.filter(({ refusal }) => refusal !== null);
  const [first] = refused;
  if (first) {
    const need = refused.length === 1 ? 'needs' : 'need';
    return {
      tone: 'bad',
      title: `${counted(refused.length)} ${need} attention`,
      text: `${first.name}: ${first.refusal}`,
      actions: [
        { label: 'Try again', run: () => askAgain(first) },
        { label: 'Give up this mark', run: () => giveUp(first) },
      ],
    };
  }
  if (!isKept && marks.length > 0)
    return {
      tone: 'bad',
      title: 'This browser keeps nothing',
      text: 'Private window, or the disk is full. Marks go by network only: keep the page open until the bar is gone.',
      actions: awaySince === null ? [] : [{ label: 'Try now', run: () => void send() }],
    };
  if (awaySince !== null && marks.length > 0)
    return {
      tone: 'wait',
      title: `${counted(marks.length)} saved here, not sent`,
      text: `No network since ${formatTime(toStudioIso(awaySince))}. They go by themselves.`,
      actions: [{ label: 'Try now', run: () => void send() }],
    };
  if (sentCount > 0)
    return { tone: 'ok', title: `${counted(sentCount)} sent`, text: 'The network is back.', actions: [] };
  if (others > 0)
    return {
      tone: 'wait',
      title: `${counted(others)} of somebody else ${others === 1 ? 'waits' : 'wait'} on this device`,
      text: 'They go when that person signs in here again.',
      actions: [],
    };
  return null;
}
