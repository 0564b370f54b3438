import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { OctagonIcon } from '../../icons.tsx';

export interface SummaryError {
  /** Id of the field, or of the group it is in. */
  readonly fieldId: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly errors: readonly SummaryError[];
  /** Number of the failed attempt: a new one takes the focus. 0 before the first. */
  readonly attempt: number;
  /** Where the specification has another title. */
  readonly title?: string | undefined;
  /** A sentence after the number of errors, for example that nothing was charged. */
  readonly note?: string | undefined;
}

const controls = 'input, select, textarea, button';

/** Focuses a field, or the first control of a group that is wrong, or else its first. */
function focusField(id: string): void {
  const field = document.getElementById(id);
  const control = field?.matches(`${controls}, [tabindex]`)
    ? field
    : (field?.querySelector(`:is(${controls})[aria-invalid='true']`) ?? field?.querySelector(controls));
  if (!(control instanceof HTMLElement)) return;
  control.focus();
}

function inDocumentOrder(one: string, other: string): number {
  const [first, second] = [document.getElementById(one), document.getElementById(other)];
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
}

const things = (count: number): string => `${count} ${count === 1 ? 'thing' : 'things'} to put right.`;

/**
 * Lists the problems of a rejected form above its fields, each linked to its field (SPEC-B 8.4).
 *
 * @do Use the messages that stand at the fields, word for word.
 * @do Say with `note` whether anything was charged, where a form pays.
 * @do Let the kit's Form render it; pass `otherErrors` for fields outside it.
 * @dont List a failure of the whole form here. A failure flash says it.
 * @accessibility It takes the focus after each rejected attempt and is announced as an alert. Each link moves the focus
 *   to its field. The order follows the document.
 */
export function ErrorSummary({ errors, attempt, title = 'There is a problem', note }: ErrorSummaryProps) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [order, setOrder] = useState<readonly string[]>([]);

  // Focus belongs to the browser, and only the document knows the order of the fields.
  useLayoutEffect(() => {
    if (attempt === 0 || !box.current) return;
    const links = [...box.current.querySelectorAll('a')];
    setOrder(links.map(({ hash }) => hash.slice(1)).toSorted(inDocumentOrder));
    box.current.focus();
  }, [attempt]);

  if (errors.length === 0) return null;
  const position = ({ fieldId }: SummaryError): number => {
    const index = order.indexOf(fieldId);
    return index === -1 ? order.length : index;
  };
  return (
    <div ref={box} className="error-summary" role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <OctagonIcon />
        {title}
      </h2>
      <p>{[things(errors.length), note].filter(Boolean).join(' ')}</p>
      <ul>
        {errors
          .toSorted((one, other) => position(one) - position(other))
          .map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event: MouseEvent) => {
                  // Keeps the URL, so that Back does not step through the errors.
                  event.preventDefault();
                  focusField(fieldId);
                }}
              >
                {message}
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}
