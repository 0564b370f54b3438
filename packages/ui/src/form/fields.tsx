import { get, useFormContext, useFormState } from 'react-hook-form';
import type { FieldError, FieldPath, FieldValues, RegisterOptions } from 'react-hook-form';
import { Checkbox } from '../components/checkbox/checkbox.tsx';
import type { CheckboxProps } from '../components/checkbox/checkbox.tsx';
import { HumanCheckBox } from '../components/human-check-box/human-check-box.tsx';
import type { HumanCheckBoxProps } from '../components/human-check-box/human-check-box.tsx';
import { PasswordField } from '../components/password-field/password-field.tsx';
import type { PasswordFieldProps } from '../components/password-field/password-field.tsx';
import { RadioCards } from '../components/radio-cards/radio-cards.tsx';
import type { RadioCardsProps } from '../components/radio-cards/radio-cards.tsx';
import { SelectField } from '../components/select-field/select-field.tsx';
import type { SelectFieldProps } from '../components/select-field/select-field.tsx';
import { TextArea } from '../components/text-area/text-area.tsx';
import type { TextAreaProps } from '../components/text-area/text-area.tsx';
import { TextField } from '../components/text-field/text-field.tsx';
import type { TextFieldProps } from '../components/text-field/text-field.tsx';
import { useFieldId } from './field-id.ts';

/** A field of the surrounding form, by name. Use `rules` only without a schema. */
type Named<Values extends FieldValues, Props> = Omit<Props, 'name' | 'error' | 'ref' | 'value'> & {
  name: FieldPath<Values>;
  rules?: Pick<RegisterOptions<Values, FieldPath<Values>>, 'onChange' | 'deps' | 'setValueAs'>;
};

function useNamed<Values extends FieldValues>(
  name: FieldPath<Values>,
  rules: Named<Values, unknown>['rules'],
) {
  const { register, control } = useFormContext<Values>();
  const { errors } = useFormState({ control, name });
  const error: FieldError | undefined = get(errors, name);
  const id = useFieldId(name);
  return { registered: register(name, rules), error: error?.message, ...(id ? { id } : {}) };
}

export function FormTextField<V extends FieldValues = FieldValues>({
  name,
  rules,
  ...props
}: Named<V, TextFieldProps>) {
  const { registered, ...own } = useNamed<V>(name, rules);
  return <TextField {...own} {...props} {...registered} />;
}

export function FormPasswordField<V extends FieldValues = FieldValues>(props: Named<V, PasswordFieldProps>) {
  const { name, rules, ...rest } = props;
  const { registered, ...own } = useNamed<V>(name, rules);
  return <PasswordField {...own} {...rest} {...registered} />;
}

export function FormSelectField<V extends FieldValues = FieldValues>(props: Named<V, SelectFieldProps>) {
  const { name, rules, ...rest } = props;
  const { registered, ...own } = useNamed<V>(name, rules);
  return <SelectField {...own} {...rest} {...registered} />;
}

export function FormTextArea<V extends FieldValues = FieldValues>({
  name,
  rules,
  ...props
}: Named<V, TextAreaProps>) {
  const { registered, ...own } = useNamed<V>(name, rules);
  return <TextArea {...own} {...props} {...registered} />;
}

export function FormCheckbox<V extends FieldValues = FieldValues>({
  name,
  rules,
  ...props
}: Named<V, CheckboxProps>) {
  const { registered, ...own } = useNamed<V>(name, rules);
  return <Checkbox {...own} {...props} {...registered} />;
}

export function FormRadioCards<V extends FieldValues = FieldValues>(
  props: Named<V, Omit<RadioCardsProps, 'onChange' | 'inputProps'>>,
) {
  const { name, rules, ...rest } = props;
  const { registered, ...own } = useNamed<V>(name, rules);
  return <RadioCards {...own} {...rest} inputProps={registered} />;
}

/** The security check. Its token is the form value `name`, although no input contains it. */
export function FormHumanCheckBox<V extends FieldValues = FieldValues>({
  name,
  ...props
}: Omit<HumanCheckBoxProps, 'id' | 'error'> & { name: FieldPath<V> }) {
  const { control } = useFormContext<V>();
  const { errors } = useFormState({ control, name });
  const error: FieldError | undefined = get(errors, name);
  return <HumanCheckBox {...props} id={useFieldId(name)} error={error?.message} />;
}
