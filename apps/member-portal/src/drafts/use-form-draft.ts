import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { changedFields } from './changed-fields.ts';
import { useDraft } from './use-draft.ts';

/** The draft of a whole form: its changed fields. For forms without passwords, cards or codes only. */
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
      // The name and the value come from the values of this very form.
      form.setValue(field as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
      });
    }
  });
  // Before the first paint: the fields are never seen without the draft.
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
    /** Call it after a reset of the form: its values are those without a draft from now on. */
    end: () => {
      saved.current = form.getValues();
      draft.end();
    },
  };
}
