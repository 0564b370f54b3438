import type { ReactElement } from 'react';

/** A form of the office, or a dialog that changes something, and how a person fills it. */
export interface FormRow {
  readonly name: string;
  /** The call under test, as the contract names it. */
  readonly call: string;
  /** The screen that has it, or it alone. */
  readonly at?: string;
  readonly form?: (onClose: () => void) => ReactElement;
  /** Replies of other calls, or the fields in which they differ from the examples of the contract. */
  readonly others?: Readonly<Record<string, object>>;
  /** The buttons that lead to it, in order. */
  readonly open?: readonly (string | RegExp)[];
  /** The call that counts what it does, before it is done. */
  readonly preview?: string;
  /** What is chosen among radio buttons, by a part of its label. */
  readonly choose?: string;
  /** What is typed, by label. It stays after a failure. */
  readonly fill?: Readonly<Record<string, string>>;
  /** What is chosen among what the typed text finds, by a part of its label. */
  readonly pick?: string;
  /** The buttons between the fields and the one that submits. */
  readonly after?: readonly string[];
  readonly submit: string | RegExp;
  /** A field of the call, and the label beside which a message of the server about it stands. */
  readonly field?: readonly [name: string, label: string];
  /** What a failure says that is known to have changed nothing, before the sentence of the server. */
  readonly failed?: string;
  /** A failure is told in a toast, because nothing was typed. */
  readonly toast?: true;
  /** The call has no key: repeating it has no further effect. */
  readonly repeatable?: true;
  /** What is there after a success that no toast tells. */
  readonly shows?: string;
  /** Only the empty field tells of a success. */
  readonly empties?: true;
}
