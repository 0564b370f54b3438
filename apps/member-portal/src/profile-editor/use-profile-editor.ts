import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import type { Profile } from '@detroit-well/api-client/contract';
import { useForm } from '@detroit-well/ui/form/use-form';
import { profileForm } from '@detroit-well/validation';
import { useId } from 'react';
import { client } from '../api/client.ts';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { dashboardQuery, meQuery } from '../api/queries.ts';
import { useFormMutation } from '@detroit-well/booking/form-mutation';
import { useIdempotencyKey } from '@detroit-well/booking/idempotency-keys';
import { formValues } from './form-values.ts';
import { usePicture } from './use-picture.ts';

type ProfileValues = ReturnType<typeof profileForm.parse>;

/** The state of the profile form and its picture, for the page and the modal. */
export function useProfileEditor(profile: Profile, onSaved: () => void) {
  const queries = useQueryClient();
  const formId = useId();
  const picture = usePicture();
  const form = useForm({ resolver: zodResolver(profileForm), defaultValues: formValues(profile) });
  const draft = useFormDraft('profile', form);
  const request = useIdempotencyKey();
  const { isDirty } = form.formState;

  const { sending, pending } = useFormMutation(form, {
    operation: 'updateProfile',
    effect: 'your changes were saved',
    elsewhere: ['image'],
    request: {
      ...request,
      // The file itself is not in the text of the details.
      keyFor: (values) => request.keyFor([values, picture.chosen?.cut.lastModified]),
    },
    send: (values: ProfileValues, idempotencyKey) =>
      client.profile.updateMe(
        { body: { profile: values, ...(picture.chosen ? { image: picture.chosen.cut } : {}) } },
        { idempotencyKey },
      ),
    onSuccess: (stored) => {
      // The response may not contain what was saved; it is then read.
      if (stored.public_id === '') {
        void queries.invalidateQueries({ queryKey: meQuery().queryKey });
        form.reset(form.getValues());
      } else {
        queries.setQueryData(meQuery().queryKey, stored);
        queries.setQueryData(dashboardQuery().queryKey, (old) => old && { ...old, profile: stored });
        form.reset(formValues(stored));
      }
      void queries.invalidateQueries({ queryKey: dashboardQuery().queryKey });
      picture.remove();
      draft.end();
      onSaved();
    },
    onError: ({ fields }) => picture.setProblem(fields['image']?.[0] ?? null),
  });

  return {
    profile,
    form,
    formId,
    draft,
    picture,
    sending,
    pending,
    /** True if leaving would lose changes. */
    changed: isDirty || picture.chosen !== null || picture.draft !== null,
  };
}

export type ProfileEditor = ReturnType<typeof useProfileEditor>;
