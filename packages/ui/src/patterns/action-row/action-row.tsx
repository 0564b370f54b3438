import type { ReactNode } from 'react';

/**
 * The actions of one thing in a row of equal cells: up to five, as icons with one word each.
 *
 * @do Put what is due first, with the tone `go`.
 * @do Keep each label to one word on a phone; `more` completes the name for screen readers.
 * @dont Use it for steps of a task. These actions are independent.
 * @accessibility A named list of native buttons and links, 52 px high, 68 px on a phone.
 */
export function ActionRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="action-row" aria-label={label}>
      {children}
    </ul>
  );
}

interface ActionProps {
  readonly icon: ReactNode;
  readonly children: string;
  /** The end of the accessible name, after the label. */
  readonly more?: string;
  readonly tone?: 'go' | 'bad';
}

const Label = ({ icon, children, more }: ActionProps) => (
  <>
    {icon}
    <span>
      {more ? `${children} ` : children}
      {more ? <span className="visually-hidden">{more}</span> : null}
    </span>
  </>
);

export interface ActionButtonProps extends ActionProps {
  readonly onClick: () => void;
  /** The pointer is over the button, so what it opens can load. */
  readonly onNear?: () => void;
  /** True while the part that the button shows and hides is shown. */
  readonly expanded?: boolean;
}

export function ActionButton(props: ActionButtonProps) {
  const { tone, onClick, onNear, expanded } = props;
  return (
    <button
      type="button"
      data-tone={tone}
      aria-expanded={expanded}
      onClick={onClick}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <Label {...props} />
    </button>
  );
}

export interface ActionLinkProps extends ActionProps {
  readonly href: string;
}

/** A link to another site, in a new tab. */
export function ActionLink(props: ActionLinkProps) {
  return (
    <a href={props.href} target="_blank" rel="noreferrer" data-tone={props.tone}>
      <Label {...props} />
    </a>
  );
}
