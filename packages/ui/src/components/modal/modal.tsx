import { useId } from 'react';
import type { ReactNode } from 'react';
import { CloseIcon } from '../../icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useNativeDialog } from './use-native-dialog.ts';

export interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** danger: for actions that cannot be undone. */
  readonly tone?: 'signal' | 'danger';
  /**
   * wide: 760 px for forms. On a phone it fills the screen and keeps its buttons at the bottom. split: 980 px for two columns that
   * reach its edges; below 900 px it fills the screen.
   */
  readonly size?: 'wide' | 'split' | undefined;
  readonly children: ReactNode;
  /** The row of buttons at the end. */
  readonly footer?: ReactNode;
  /** Prevents closing during an action that must not be interrupted. */
  readonly locked?: boolean;
}

/**
 * A 560 px native dialog over a scrim. Its content exists only while it is open.
 *
 * @do Use it for one short task. Put the main button first in `footer`.
 * @do Set `locked` while an action runs that must not be interrupted.
 * @dont Open a modal from a modal.
 * @dont Keep typed text in it across closing. Its content exists only while it is open.
 * @accessibility A native modal dialog named by its title, which takes the focus, or the field with `data-autofocus` of a
 *   dialog that begins with a search. The browser keeps Tab inside, Esc closes, and focus returns to the opener. The page behind is inert.
 */
export function Modal({ open, onClose, title, tone = 'signal', size, children, footer, locked }: ModalProps) {
  const dialog = useNativeDialog(open, onClose, locked);
  const titleId = useId();
  return (
    <dialog {...dialog} className="modal" data-tone={tone} data-size={size} aria-labelledby={titleId}>
      {open ? (
        <div data-part="box">
          <div data-part="head">
            <h2 id={titleId} className="d3" tabIndex={-1}>
              {title}
            </h2>
            <IconButton label="Close" onClick={onClose} disabled={locked}>
              <CloseIcon />
            </IconButton>
          </div>
          <div data-part="body">{children}</div>
          {footer ? <div data-part="foot">{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
