import { Button } from '../../components/button/button.tsx';
import { Flash } from '../../components/flash/flash.tsx';
import type { FlashProps } from '../../components/flash/flash.tsx';
import { useSecondsLeft } from '../../components/seconds-meter/use-seconds-left.ts';
import { ClockIcon, LockIcon } from '../../icons.tsx';

export interface Toast {
  readonly id: string;
  readonly tone: FlashProps['tone'];
  readonly icon?: 'clock' | 'lock';
  /** The event: the bold first sentence. */
  readonly title: string;
  readonly text?: string;
  /** Milliseconds; a toast with a button or a countdown has none. */
  readonly closesAfterMs?: number;
  /** The instant of the next retry (epoch milliseconds); the toast counts down to it and closes. */
  readonly until?: number;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface ToastRegionProps {
  /** Oldest first; the newest is at the bottom. */
  readonly toasts: readonly Toast[];
  readonly onClose: (id: string) => void;
}

const icons = { clock: <ClockIcon />, lock: <LockIcon /> };

/**
 * The region for messages outside the content of the screen. Announced politely, one at a time.
 *
 * @do Keep one region per app, in the layout, so that it exists before the first toast.
 * @do Use it for results outside the content in view.
 * @dont Show the error of a form here. It belongs above the fields.
 * @accessibility A region named Notices that announces additions politely. It never takes the focus. A toast with an
 *   action or a countdown stays until it is done.
 */
export function ToastRegion({ toasts, onClose }: ToastRegionProps) {
  return (
    <section className="toast-region" aria-label="Notices" aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => (
        <Notice key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
      ))}
    </section>
  );
}

function Notice({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { tone, icon, title, text, closesAfterMs, until, action } = toast;
  return (
    <Flash
      tone={tone}
      title={title}
      live={false}
      icon={icon && icons[icon]}
      onClose={onClose}
      autoHideMs={action ? undefined : closesAfterMs}
      action={
        action ? (
          <Button variant="quiet" size="sm" onClick={action.run}>
            {action.label}
          </Button>
        ) : null
      }
    >
      <span>{text}</span>
      {until === undefined ? null : <Countdown until={until} onEnd={onClose} />}
    </Flash>
  );
}

/** Screen readers announce the seconds once with the toast; later updates are visual only. */
function Countdown({ until, onEnd }: { until: number; onEnd: () => void }) {
  const left = useSecondsLeft(until, onEnd);
  return (
    <>
      {' We try again in '}
      <span className="seconds">{left === 1 ? '1 second' : `${left} seconds`}</span>.
    </>
  );
}
