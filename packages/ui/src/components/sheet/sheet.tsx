import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { CloseIcon } from '../../icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useNativeDialog } from '../modal/use-native-dialog.ts';

export interface SheetProps {
  /** For a link that opens the panel before hydration. Requires `prerendered`. */
  readonly id?: string;
  /** Renders the content before the panel is first opened. */
  readonly prerendered?: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** A SheetSummary: the subject of the panel. */
  readonly summary?: ReactNode;
  /** A SheetFoot: the amount and the one signal button. A submit button in it names its form by `form`. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
  /** Prevents closing while a payment is in progress. */
  readonly locked?: boolean;
}

/**
 * A panel from the right. It keeps its content while closed, so an accidental close does not lose typed text.
 *
 * @do Use it for a task of several steps beside the page, such as registering.
 * @do Name the form of a submit button in the footer with `form`.
 * @dont Show a short question in it. A modal is smaller.
 * @dont Clear it on close. It keeps its content so that nothing typed is lost.
 * @accessibility A native modal dialog named by its title, which takes the focus. Esc and the scrim close it unless
 *   `locked`. Focus returns to the opener.
 */
export function Sheet(props: SheetProps) {
  const { id, open, onClose, title, summary, footer, children, locked, prerendered = false } = props;
  const dialog = useNativeDialog(open, onClose, locked);
  const titleId = useId();
  const [seen, setSeen] = useState(open || prerendered);
  if (open && !seen) setSeen(true);
  return (
    <dialog {...dialog} id={id} className="sheet" aria-labelledby={titleId}>
      {seen ? (
        <div data-part="box">
          <div data-part="head">
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <IconButton label="Close" onClick={onClose} disabled={locked}>
              <CloseIcon />
            </IconButton>
          </div>
          {summary}
          <div data-part="body">{children}</div>
          <div data-part="foot">{footer}</div>
        </div>
      ) : null}
    </dialog>
  );
}

export interface SheetSummaryProps {
  readonly day: string;
  readonly title: string;
  readonly detail: string;
  readonly badge?: ReactNode;
}

/** The ink band under the title: day, session and time. */
export function SheetSummary({ day, title, detail, badge }: SheetSummaryProps) {
  return (
    <div className="sheet-summary">
      <span className="num" aria-hidden="true">
        {day}
      </span>
      <div>
        <p className="h4">{title}</p>
        <p className="sm">{detail}</p>
      </div>
      {badge ? <div data-part="badge">{badge}</div> : null}
    </div>
  );
}

export interface SheetFootProps {
  readonly label: string;
  readonly amount: string;
  /** Below, for example which part of a split amount is paid how. */
  readonly say?: string | undefined;
  readonly children: ReactNode;
}

/** The amount due and the button that pays it. */
export function SheetFoot({ label, amount, say, children }: SheetFootProps) {
  return (
    <div className="sheet-foot">
      <p>
        <span className="xs muted">{label}</span>
        <span className="num">{amount}</span>
      </p>
      {children}
      {say ? <p data-part="say">{say}</p> : null}
    </div>
  );
}

/**
 * A titled section of a panel: a fieldset with the wide legend.
 *
 * @do Group the fields of one question and title it in one or two words.
 * @dont Nest sections.
 * @accessibility A fieldset, so screen readers announce the title with the first field of the group.
 */
export function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="sheet-section">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
