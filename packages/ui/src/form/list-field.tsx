import { fold } from '@detroit-well/config/fold';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { TextField } from '../components/text-field/text-field.tsx';
import type { FieldTexts } from '../components/field/field.tsx';
import { useFieldId } from './field-id.ts';
import { readFieldsEvent } from './read-fields.ts';

interface ListOption {
  readonly value: string;
  readonly label: string;
}

export interface FormListFieldProps<Values extends FieldValues> extends Omit<FieldTexts, 'error'> {
  readonly name: FieldPath<Values>;
  readonly options: readonly ListOption[];
  readonly autoComplete?: string;
}

/** The value of the option that the text names by its label or value; other text as it is, which the form's rule rejects. */
function valueOf(options: readonly ListOption[], text: string): string {
  const wanted = fold(text);
  const found = options.find(({ value, label }) => fold(label) === wanted || fold(value) === wanted);
  return found?.value ?? text;
}

/** The same once the text is left: the beginning of a single label stands for it, such as Mich for Michigan. */
function valueLeft(options: readonly ListOption[], text: string): string {
  const named = valueOf(options, text);
  const wanted = text.trim().toLowerCase();
  if (named !== text || wanted === '') return named;
  const [only, ...others] = options.filter(({ label }) => label.toLowerCase().startsWith(wanted));
  return only !== undefined && others.length === 0 ? only.value : text;
}

const labelOf = (options: readonly ListOption[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

/**
 * One of a long list that people know by name, such as a state: typed, with suggestions, by its name or its code.
 *
 * @do Use it for a list too long to look through. A rule of the form rejects text that is not in the list.
 * @dont Use it where people do not know the choices. A select field shows them.
 * @accessibility A native text input with a datalist, labelled and described as every field. The browser fills it.
 */
export function FormListField<V extends FieldValues = FieldValues>(props: FormListFieldProps<V>) {
  const { name, options, label, hint, optional, autoComplete } = props;
  const { control } = useFormContext<V>();
  const { field, fieldState } = useController({ control, name });
  const listId = useId();
  const id = useFieldId(name);
  const input = useRef<HTMLInputElement>(null);
  const value: string = field.value ?? '';

  // A value from elsewhere, such as a draft, replaces what is typed. The input is the browser's, as in every field of a form.
  const follow = useEffectEvent((next: string): void => {
    if (input.current && valueOf(options, input.current.value) !== next)
      input.current.value = labelOf(options, next);
  });
  useLayoutEffect(() => follow(value), [value]);
  const read = useEffectEvent((): void => {
    const shown = valueLeft(options, input.current?.value ?? '');
    if (shown !== value) field.onChange(shown);
  });
  // The form is an element of the document: it announces that it is about to be checked.
  useEffect(() => {
    const form = input.current?.form;
    const onRead = (): void => read();
    form?.addEventListener(readFieldsEvent, onRead);
    return () => form?.removeEventListener(readFieldsEvent, onRead);
  }, []);

  return (
    <div>
      <TextField
        ref={input}
        {...(id ? { id } : {})}
        // Not the name of the form value: the form reads the option's value.
        name={`${name}-text`}
        label={label}
        hint={hint}
        {...(optional ? { optional } : {})}
        error={fieldState.error?.message}
        list={listId}
        autoComplete={autoComplete}
        onChange={({ target }) => field.onChange(valueOf(options, target.value))}
        onBlur={({ target }) => {
          const left = valueLeft(options, target.value);
          if (left !== value) field.onChange(left);
          target.value = labelOf(options, left);
          field.onBlur();
        }}
      />
      <datalist id={listId}>
        {options.map((option) => (
          <option key={option.value}>{option.label}</option>
        ))}
      </datalist>
    </div>
  );
}
