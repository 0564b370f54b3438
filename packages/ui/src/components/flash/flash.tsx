import type { CSSProperties, ReactNode } from 'react';
import { CheckIcon, CloseIcon, InfoIcon, OctagonIcon, WarningIcon } from '../../icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useRunDown } from './use-run-down.ts';

export interface FlashProps {
  readonly tone: 'ok' | 'bad' | 'warn' | 'note';
  /** The event: the bold first sentence. */
  readonly title: ReactNode;
  /** The advice that follows. */
  readonly children?: ReactNode;
  /** Replaces the icon of the tone. */
  readonly icon?: ReactNode;
  /** A button or link. Below the text on a phone or next to a close button; otherwise at the end of the row. */
  readonly action?: ReactNode;
  readonly onClose?: (() => void) | undefined;
  /** Closes automatically after this many milliseconds. Hover and focus pause the timer. */
  readonly autoHideMs?: number | undefined;
  /** false for a notice that was present when the page opened. */
  readonly live?: boolean;
}

const icons = { ok: CheckIcon, bad: OctagonIcon, warn: WarningIcon, note: InfoIcon };

/**
 * A tinted notice. Screen readers announce failures at once and everything else politely.
 *
 * @do Write what happened in the title and what to do in the text.
 * @do Set `live` to false for a notice that is there when the page opens.
 * @dont Close a failure or a notice with an action by itself.
 * @dont Stack more than two on one screen.
 * @accessibility A failure is an alert; every other tone is announced politely. Hovering or focusing pauses the timer.
 *   Each tone has an icon of its own, so color is never the only sign.
 */
export function Flash(props: FlashProps) {
  const { tone, title, children, icon, action, onClose, autoHideMs, live = true } = props;
  const clock = useRunDown(onClose ? autoHideMs : undefined, onClose);
  const Icon = icons[tone];
  const running = onClose !== undefined && autoHideMs !== undefined;
  return (
    <div
      className="flash"
      data-tone={tone}
      role={live ? (tone === 'bad' ? 'alert' : 'status') : 'note'}
      onPointerEnter={clock.pause}
      onPointerLeave={clock.resume}
      onFocus={clock.pause}
      onBlur={clock.resume}
    >
      {icon ?? <Icon />}
      <p>
        <b>{title}</b> {children ? <span>{children}</span> : null}
      </p>
      {onClose ? (
        <IconButton label="Dismiss" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      ) : null}
      {action ? <div data-part="action">{action}</div> : null}
      {running ? (
        <span
          data-part="run-down"
          data-paused={clock.paused || undefined}
          aria-hidden="true"
          style={{ '--run': `${autoHideMs}ms` } as CSSProperties /* a custom property */}
        />
      ) : null}
    </div>
  );
}
