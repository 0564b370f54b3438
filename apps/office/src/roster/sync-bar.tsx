import { formatTime, toStudioIso } from '@detroit-well/config/studio-time';
import { useOffline } from '@detroit-well/telemetry/connection';
import { InfoIcon, OctagonIcon } from '@detroit-well/ui/icons';
import { useEffect } from 'react';
import { useAccess } from '../access/access.ts';
import { startKeeping } from './keep-lists.ts';
import { askAgain, giveUp, send, startQueue, useQueue, type Queue } from './unsent.ts';
import {
  askAgainFor,
  forgetNotice,
  forgetWalkIn,
  useWalkInQueue,
  type UnsentWalkIn,
} from './unsent-walk-ins.ts';
import { counted } from './waiting-text.ts';

/** The worst of what is to be said about marks that wait on this device, above every screen of the office. */
export function SyncBar() {
  const queue = useQueue();
  const access = useAccess();
  useEffect(() => startQueue(), []);
  useEffect(() => startKeeping(access), [access]);
  const isOffline = useOffline();
  // The offline bar finds that the connection is back, also where the browser does not say so.
  useEffect(() => (isOffline ? () => void send() : undefined), [isOffline]);
  const walkIns = useWalkInQueue();
  const said = sayingOf(queue, walkIns, isOffline);
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

function sayingOf(
  { marks, others, isKept, mayBeCleared, awaySince, sentCount }: Queue,
  { walkIns, others: otherWalkIns, isKept: isWalkInKept, onWorklist }: ReturnType<typeof useWalkInQueue>,
  isOffline: boolean,
): Saying | null {
  const refused = marks.filter(({ refusal }) => refusal !== null);
  const [first] = refused;
  if (first) {
    const need = refused.length === 1 ? 'needs' : 'need';
    return {
      tone: 'bad',
      title: `${counted(refused.length, 0)} ${need} attention`,
      text: `${first.name}: ${first.refusal}`,
      actions: [
        { label: 'Try again', run: () => askAgain(first) },
        { label: 'Give up this mark', run: () => giveUp(first) },
      ],
    };
  }
  const refusedWalkIn = walkIns.find(({ refusal }) => refusal !== null);
  if (refusedWalkIn) return refusedSaying(refusedWalkIn);
  const [answered] = onWorklist;
  if (answered)
    return {
      tone: 'bad',
      title:
        onWorklist.length === 1
          ? '1 walk-in needs attention'
          : `${onWorklist.length} walk-ins need attention`,
      text: `${answered.name}: ${answered.why} It stands on Today.`,
      actions: [{ label: 'Understood', run: forgetNotice }],
    };
  const count = marks.length + walkIns.length;
  // The offline bar has this button, too: one is enough.
  const tryNow = isOffline ? [] : [{ label: 'Try now', run: () => void send() }];
  if (!(isKept && isWalkInKept) && count > 0)
    return {
      tone: 'bad',
      title: 'This browser keeps nothing',
      text: 'Private window, or the disk is full. What waits goes by network only: keep the page open until the bar is gone.',
      actions: awaySince === null ? [] : tryNow,
    };
  if (awaySince !== null && count > 0)
    return {
      tone: 'wait',
      title: `${counted(marks.length, walkIns.length)} saved here, not sent`,
      text: [
        `No network since ${formatTime(toStudioIso(awaySince))}.`,
        count === 1 ? 'It goes by itself.' : 'They go by themselves.',
        ...(mayBeCleared ? ['This browser may clear what waits if the disk is full.'] : []),
      ].join(' '),
      actions: tryNow,
    };
  if (sentCount > 0)
    return { tone: 'ok', title: `${counted(sentCount, 0)} sent`, text: 'The network is back.', actions: [] };
  if (others + otherWalkIns > 0)
    return {
      tone: 'wait',
      title: `${counted(others, otherWalkIns)} of somebody else ${others + otherWalkIns === 1 ? 'waits' : 'wait'} on this device`,
      text: 'They go when that person signs in here again.',
      actions: [],
    };
  return null;
}

const refusedSaying = ({ key, name, refusal }: UnsentWalkIn): Saying => ({
  tone: 'bad',
  title: '1 walk-in needs attention',
  text: `${name}: ${refusal}`,
  actions: [
    {
      label: 'Try again',
      run: () => {
        askAgainFor(key);
        void send();
      },
    },
    { label: 'Give up this walk-in', run: () => void forgetWalkIn(key) },
  ],
});
