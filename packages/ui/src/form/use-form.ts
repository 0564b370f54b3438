import { useForm as useHookForm } from 'react-hook-form';
import type { FieldValues, UseFormProps, UseFormReturn } from 'react-hook-form';

/** react-hook-form for the kit's `Form`: a rejected submit focuses the error summary instead of the first invalid field. */
export function useForm<Values extends FieldValues = FieldValues, Context = unknown, Output = Values>(
  options: UseFormProps<Values, Context, Output>,
): UseFormReturn<Values, Context, Output> {
  return useHookForm<Values, Context, Output>({ shouldFocusError: false, ...options });
}
