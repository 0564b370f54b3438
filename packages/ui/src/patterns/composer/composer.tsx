import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { FieldError } from '../../components/field/field.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { Form } from '../../form/form.tsx';
import type { FormOf } from '../../form/use-form.ts';
import { TextCount } from './text-count.tsx';

/** The value of a composer's form. */
export interface ComposerValues {
  message: string;
}

export interface ComposerProps<Output> {
  /** Its schema rejects an empty message and one that is too long. */
  readonly form: FormOf<ComposerValues, unknown, Output>;
  /** The accessible name of the field. */
  readonly label: string;
  readonly placeholder: string;
  readonly onSend: (message: string) => void;
  readonly maxLength: number;
  /** The length from which the counter is shown. */
  readonly countFrom: number;
  /** Announced when the text is too long. */
  readonly tooLong: string;
  /** Disables sending and keeps the text. */
  readonly blocked?: boolean;
  /** The reason, or other content above the field. */
  readonly notice?: ReactNode;
  readonly hint?: ReactNode;
  readonly busy?: boolean;
}

/**
 * A text field that grows with its content, and a Send button. Enter sends; Shift+Enter starts a new line.
 *
 * @do Keep the text when sending fails or is blocked, and say why in `notice`.
 * @do Show the counter from `countFrom`, shortly before the limit.
 * @dont Cut the text at the limit.
 * @accessibility Enter sends, Shift and Enter starts a new line, and Enter during composition never sends. A text that
 *   is too long is announced politely and sets aria-invalid.
 */
export function Composer<Output extends ComposerValues>(props: ComposerProps<Output>) {
  const { form, label, placeholder, onSend, maxLength, countFrom, tooLong } = props;
  const { blocked = false, busy = false, notice, hint } = props;
  const id = useId();
  const { length } = form.watch('message').trim();
  const over = length > maxLength;
  const cannotSend = blocked || over;

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // During IME composition, Enter confirms the composition and must not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  const onSubmit = (({ message }: Output) => {
    if (!cannotSend) onSend(message);
  }) as Parameters<typeof Form<ComposerValues, unknown, Output>>[0]['onSubmit'];

  return (
    <Form<ComposerValues, unknown, Output>
      form={form}
      className="composer"
      summary={false}
      pending={busy}
      error={null}
      onSubmit={onSubmit}
    >
      {notice}
      <div data-part="row">
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        <textarea
          className="textarea"
          id={id}
          rows={1}
          placeholder={placeholder}
          aria-invalid={over || undefined}
          aria-describedby={over ? `${id}-error` : undefined}
          enterKeyHint="send"
          {...form.register('message')}
          onKeyDown={onKeyDown}
        />
        <Button
          variant="signal"
          type="submit"
          slash
          busy={busy}
          aria-disabled={cannotSend || undefined}
          {...(busy ? { 'aria-label': 'Sending...' } : {})}
        >
          Send
        </Button>
      </div>
      <div data-part="under">
        {over ? <FieldError id={`${id}-error`}>{tooLong}</FieldError> : <span data-part="hint">{hint}</span>}
        {length >= countFrom ? <TextCount length={length} max={maxLength} /> : null}
      </div>
      <div role="status">{over ? <VisuallyHidden>{tooLong}</VisuallyHidden> : null}</div>
    </Form>
  );
}
