import { Button } from '@detroit-well/ui/components/button';
import { FieldError } from '@detroit-well/ui/components/field';
import { PlusIcon } from '@detroit-well/ui/icons';
import { useId, useRef, type ReactNode } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { RowButtons } from '../../forms/row-buttons.tsx';
import { showUndo } from '../../overlay/toasts.ts';
import type { PageValues } from './page-values.ts';

interface RowsProps<Name extends 'ctas' | 'rules'> {
  readonly name: Name;
  readonly label: string;
  /** What a row is called, in a sentence. */
  readonly one: string;
  readonly most: number;
  readonly blank: PageValues[Name][number];
  /** The fields of the row at this path of the form. */
  readonly children: (path: string) => ReactNode;
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Rows of a page in their order: written, moved, removed and added. */
export function Rows<Name extends 'ctas' | 'rules'>({
  name,
  label,
  one,
  most,
  blank,
  children,
}: RowsProps<Name>) {
  const { control, getValues } = useFormContext<PageValues>();
  const { fields, append, insert, remove, swap } = useFieldArray<PageValues, 'ctas' | 'rules', 'key'>({
    control,
    name,
    keyName: 'key',
  });
  const { errors } = useFormState({ control, name });
  const list = useRef<HTMLOListElement>(null);
  const heading = useId();
  const add = (): void => {
    append({ ...blank }, { shouldFocus: false });
    requestAnimationFrame(() => {
      list.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea')?.focus();
    });
  };
  const takeOut = (index: number): void => {
    const row = getValues(name)[index];
    remove(index);
    if (row === undefined) return;
    showUndo(`${capital(one)} removed.`, () =>
      insert(Math.min(index, getValues(name).length), row, { shouldFocus: false }),
    );
  };
  const { message } = (errors[name] ?? {}) as { readonly message?: string };
  return (
    <section className="post-blocks" aria-labelledby={heading}>
      <h2 className="page-part" id={heading}>
        {label}
      </h2>
      <ol ref={list}>
        {fields.map(({ key }, index) => (
          <li key={key}>
            <div className="post-block" role="group" aria-label={`${capital(one)} ${index + 1}`}>
              <div className="post-block__head">
                <h3>
                  {capital(one)} <span className="muted">{`${index + 1} of ${fields.length}`}</span>
                </h3>
                <RowButtons
                  one={`${one} ${index + 1}`}
                  index={index}
                  count={fields.length}
                  onMove={(to) => swap(index, to)}
                  onRemove={() => takeOut(index)}
                />
              </div>
              <div className="post-block__fields">{children(`${name}.${index}`)}</div>
            </div>
          </li>
        ))}
      </ol>
      <div>
        <Button
          size="xs"
          variant="line"
          disabledReason={fields.length < most ? undefined : `A page has ${most} of them at most.`}
          onClick={add}
        >
          <PlusIcon /> {`Add a ${one}`}
        </Button>
      </div>
      {message ? <FieldError id={`${heading}-error`}>{message}</FieldError> : null}
    </section>
  );
}
