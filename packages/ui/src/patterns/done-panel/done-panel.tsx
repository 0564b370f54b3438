import { brand } from '@detroit-well/config/brand';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Lockup } from '../../components/lockup/lockup.tsx';
import { useNativeDialog } from '../../components/modal/use-native-dialog.ts';
import { CloseIcon } from '../../icons.tsx';

export interface DonePanelProps {
  readonly onClose: () => void;
  /** A decorative picture. */
  readonly picture: ReactNode;
  /** The finished task, in two or three words. */
  readonly lead: string;
  /** The finished task, in one sentence. */
  readonly status: string;
  readonly title: string;
  /** The day of the month, the subject, and its date and time. */
  readonly plate: { readonly day: string; readonly title: string; readonly lines: readonly string[] };
  /** The next step: one signal button or link. */
  readonly action: ReactNode;
  /** Sections: what is still to know or to do. */
  readonly children: ReactNode;
}

/**
 * The end of a task, in place of the panel that did it: what is done on ink, and what comes next on the page.
 *
 * @do Put one DoneSection for each question that the person has now.
 * @do Give one signal button as `action`. Close is there already.
 * @dont Use it for a change that a message can confirm.
 * @accessibility A native modal dialog named by its title, which takes the focus. The sentence above the title is its
 *   status and its description. Esc, Close and Back close it.
 */
export function DonePanel(props: DonePanelProps) {
  const { onClose, picture, lead, status, title, plate, action, children } = props;
  const dialog = useNativeDialog(true, onClose);
  const [titleId, statusId] = [useId(), useId()];
  return (
    <dialog {...dialog} className="done-panel" aria-labelledby={titleId} aria-describedby={statusId}>
      <div data-part="box">
        <header data-part="ink" data-theme="dark">
          <div data-part="picture" aria-hidden="true">
            {picture}
          </div>
          <div data-part="bar">
            <span data-part="brand">
              <Lockup name={brand.name} />
            </span>
            <IconButton label="Close" onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          <p data-part="status" role="status" id={statusId}>
            <b>{lead}</b> <span>{status}</span>
          </p>
          <h2 className="d1" id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <div data-part="plate">
            <span className="num" aria-hidden="true">
              {plate.day}
            </span>
            <div>
              <p className="h4">{plate.title}</p>
              {plate.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </div>
        </header>
        <div data-part="body">{children}</div>
        <footer data-part="foot">
          {action}
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
        </footer>
      </div>
    </dialog>
  );
}

export interface DoneSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One question and its answer, under a heading. */
export function DoneSection({ title, children }: DoneSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
