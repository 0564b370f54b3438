import { useId } from 'react';
import type { ComponentProps, MouseEvent, ReactNode, RefCallback } from 'react';
import { Slash } from '../slash/slash.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

export interface ButtonLook {
  /** One signal button per view, for the main action. */
  readonly variant?: 'signal' | 'ink' | 'line' | 'quiet' | 'danger';
  /** lg 60 px, md 52 px, sm 44 px high; xs 40 px, and 44 px on touch, for dense screens. */
  readonly size?: 'lg' | 'md' | 'sm' | 'xs';
  readonly full?: boolean;
  /** Shows the slash mark after the label. */
  readonly slash?: boolean;
}

export type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'ref'> & {
    ref?: RefCallback<HTMLButtonElement> | null;
    busy?: boolean;
    /** Label while busy. Its width is reserved, so that the button never changes size. */
    busyLabel?: string;
    /** Why the button is disabled. It stays focusable and announces the reason. */
    disabledReason?: string | undefined;
  };

function Label({ children, slash }: { children: ReactNode; slash: boolean }) {
  return (
    <>
      <span data-part="label">{children}</span>
      {slash ? <Slash /> : null}
    </>
  );
}

/**
 * A native button. Busy and explained-disabled buttons keep the focus and ignore presses.
 *
 * @do Use one signal button per view, for the main action. Everything beside it is ink, line or quiet.
 * @do Name the action with a verb: Register Now, Save Changes.
 * @do Give `busyLabel` for anything sent to the server. The button reserves its width.
 * @dont Disable a button without `disabledReason`, because the user then looks for the cause.
 * @dont Use it to go to another page. A ButtonLink keeps the address and opens in a new tab.
 * @accessibility A native button: Tab reaches it, Enter and Space press it. Busy and explained buttons stay focusable
 *   with aria-disabled and ignore presses. The reason is linked by aria-describedby.
 */
export function Button(props: ButtonProps) {
  const { variant = 'ink', size = 'md', full = false, slash = false, busy = false } = props;
  const { busyLabel, disabledReason, type = 'button', onClick, children, ref, ...rest } = props;
  const { variant: _v, size: _s, full: _f, slash: _sl, busy: _b, ...native } = rest;
  const reasonId = useId();
  // A reason comes and goes with an element around the button.
  const keptFocus = useKeptFocus(ref);
  const isInactive = busy || disabledReason !== undefined;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isInactive) event.preventDefault();
    else onClick?.(event);
  }

  const button = (
    <button
      {...native}
      ref={keptFocus}
      type={type}
      className="button"
      data-variant={variant}
      data-size={size === 'md' ? undefined : size}
      data-full={full || undefined}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      aria-disabled={isInactive || native['aria-disabled'] || undefined}
      aria-describedby={disabledReason ? reasonId : native['aria-describedby']}
      onClick={press}
    >
      {busyLabel === undefined ? (
        <Label slash={slash && !busy}>{children}</Label>
      ) : (
        <span data-part="swap">
          <span aria-hidden={busy || undefined}>
            <Label slash={slash}>{children}</Label>
          </span>
          <span aria-hidden={busy ? undefined : true}>{busyLabel}</span>
        </span>
      )}
    </button>
  );
  if (!disabledReason) return button;
  return (
    <span className="button-reason" data-full={full || undefined}>
      {button}
      <span id={reasonId}>{disabledReason}</span>
    </span>
  );
}

export type ButtonLinkProps = ButtonLook & Omit<ComponentProps<'a'>, 'href'> & { href: string };

/**
 * A link that looks like a button.
 *
 * @do Use it when the main action of a view is to open another page.
 * @dont Send a form or change data with it.
 * @accessibility A native link, announced as a link and pressed with Enter. Space scrolls the page, as with any link.
 */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'ink', size = 'md', full = false, slash = false, children, ...native } = props;
  return (
    <a
      {...native}
      className="button"
      data-variant={variant}
      data-size={size === 'md' ? undefined : size}
      data-full={full || undefined}
    >
      <Label slash={slash}>{children}</Label>
    </a>
  );
}
