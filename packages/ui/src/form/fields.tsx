import { get, useFormContext, useFormState } from 'react-hook-form';
import type { FieldError, FieldPath, FieldValues, RegisterOptions } from 'react-hook-form';
import { Checkbox } from '../components/checkbox/checkbox.tsx';
import type { CheckboxProps } from '../components/checkbox/checkbox.tsx';
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

/** A field of the form around it, by its name. `rules` only where there is no schema. */
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
  return { registered: register(name, rules), error: error?.message };
}

export function FormTextField<V extends FieldValues = FieldValues>({
  name,
  rules,
  ...props
}: Named<V, TextFieldProps>) {
  const { registered, error } = useNamed<V>(name, rules);
  return <TextField {...props} {...registered} error={error} />;
}

export function FormPasswordField<V extends FieldValues = FieldValues>(props: Named<V, PasswordFieldProps>) {
  const { name, rules, ...rest } = props;
  const { registered, error } = useNamed<V>(name, rules);
  return <PasswordField {...rest} {...registered} error={error} />;
}

export function FormSelectField<V extends FieldValues = FieldValues>(props: Named<V, SelectFieldProps>) {
  const { name, rules, ...rest } = props;
  const { registered, error } = useNamed<V>(name, rules);
  return <SelectField {...rest} {...registered} error={error} />;
}

export function FormTextArea<V extends FieldValues = FieldValues>({
  name,
  rules,
  ...props
}: Named<V, TextAreaProps>) {
  const { registered, error } = useNamed<V>(name, rules);
  return <TextArea {...props} {...registered} error={error} />;
}

export function FormCheckbox<V extends FieldValues = FieldValues>({
  name,
  rules,
  ...props
}: Named<V, CheckboxProps>) {
  const { registered, error } = useNamed<V>(name, rules);
  return <Checkbox {...props} {...registered} error={error} />;
}

export function FormRadioCards<V extends FieldValues = FieldValues>(
  props: Named<V, Omit<RadioCardsProps, 'onChange' | 'inputProps'>>,
) {
  const { name, rules, ...rest } = props;
  const { registered, error } = useNamed<V>(name, rules);
  return <RadioCards {...rest} inputProps={registered} error={error} />;
}
