import { useForm as useHookForm } from 'react-hook-form';
import type { FieldValues, Resolver, UseFormProps, UseFormReturn } from 'react-hook-form';

export type { FieldValues };

/** The return type of `useForm`. */
export type FormOf<Values extends FieldValues, Context = unknown, Output = Values> = UseFormReturn<
  Values,
  Context,
  Output
>;

/** react-hook-form for the kit's `Form`: a rejected submit focuses the error summary instead of the first invalid field. */
export function useForm<Values extends FieldValues = FieldValues, Context = unknown, Output = Values>(
  options: UseFormProps<Values, Context, Output>,
): UseFormReturn<Values, Context, Output> {
  return useHookForm<Values, Context, Output>({ shouldFocusError: false, ...options });
}

/**
 * A resolver whose rules load when they are first needed, so that a page shows its form without them. If they cannot be loaded,
 * the values are sent unchecked: the server checks them anyway.
 */
export function lateResolver<Values extends FieldValues, Context, Output>(
  load: () => Promise<Resolver<Values, Context, Output>>,
): Resolver<Values, Context, Output> {
  return async (values, context, options) => {
    const resolver = await load().catch(() => null);
    // Without rules, the values are the output: a schema of such a form must not change their type.
    return resolver
      ? resolver(values, context, options)
      : { values: values as unknown as Output, errors: {} };
  };
}
