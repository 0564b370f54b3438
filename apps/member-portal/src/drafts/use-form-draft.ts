import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { changedFields } from './changed-fields.ts';
import { useDraft } from './use-draft.ts';

/** Keeps the changed fields of a form as a draft. Only for forms without passwords, cards or codes. */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  name: string,
  form: UseFormReturn<Values, Context, Output>,
) {
  const draft = useDraft<Partial<Values>>(name);
  const { watch } = form;
  /** The values without a draft. */
  const saved = useRef<Values>(undefined);

  const restore = useEffectEvent((): void => {
    if (saved.current) return;
    saved.current = form.getValues();
    for (const [field, value] of Object.entries(draft.found ?? {})) {
      // The name and the value come from the values of this form.
      form.setValue(field as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
      });
    }
  });
  // Runs before the first paint, so that the fields never appear without the draft.
  useLayoutEffect(() => restore(), []);

  const keep = useEffectEvent((): void => draft.keep(changedFields(saved.current ?? {}, form.getValues())));
  useEffect(() => {
    const { unsubscribe } = watch(() => keep());
    return unsubscribe;
  }, [watch]);

  return {
    ...draft,
    discard: () => {
      form.reset(saved.current);
      draft.discard();
    },
    /** Call it after the form was reset: the reset values become the values without a draft. */
    end: () => {
      saved.current = form.getValues();
      draft.end();
    },
  };
}
