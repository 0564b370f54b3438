import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '@detroit-well/api-client/contract';
import { describe } from '@detroit-well/api-client/errors';
import { applyServerErrors } from '@detroit-well/ui/form/server-errors';
import { useForm } from '@detroit-well/ui/form/use-form';
import { profileForm } from '@detroit-well/validation';
import { useId, useState } from 'react';
import { client } from '../api/client.ts';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { formProblem } from '../forms/form-problem.ts';
import { dashboardQuery, meQuery } from '../api/queries.ts';
import { actionProblem } from '../outcomes/action-problem.ts';
import type { ActionProblem } from '../outcomes/action-problem.ts';
import { formValues } from './form-values.ts';
import { usePicture } from './use-picture.ts';

type ProfileValues = ReturnType<typeof profileForm.parse>;

/** The state of the profile form and its picture, for the page and the modal. */
export function useProfileEditor(profile: Profile, onSaved: () => void) {
  const queries = useQueryClient();
  const formId = useId();
  const [problem, setProblem] = useState<ActionProblem | null>(null);
  const picture = usePicture();
  const form = useForm({ resolver: zodResolver(profileForm), defaultValues: formValues(profile) });
  const draft = useFormDraft('profile', form);
  const { isDirty } = form.formState;

  const save = useMutation({
    mutationFn: (values: ProfileValues) =>
      client.profile.updateMe({
        body: { profile: values, ...(picture.chosen ? { image: picture.chosen.cut } : {}) },
      }),
    onSuccess: (stored) => {
      queries.setQueryData(meQuery().queryKey, stored);
      queries.setQueryData(dashboardQuery().queryKey, (old) => old && { ...old, profile: stored });
      void queries.invalidateQueries({ queryKey: dashboardQuery().queryKey });
    },
  });

  const submit = async (values: ProfileValues): Promise<void> => {
    setProblem(null);
    try {
      const stored = await save.mutateAsync(values);
      picture.remove();
      form.reset(formValues(stored));
      draft.end();
      onSaved();
    } catch (error) {
      const { fields, message, outcome } = describe(error, 'updateProfile');
      const { image: imageErrors, ...others } = fields;
      picture.setProblem(imageErrors?.[0] ?? null);
      const shown = formProblem(applyServerErrors(form, others), fields, message);
      setProblem(
        shown === null ? null : actionProblem({ message: shown, outcome }, 'your changes were saved', error),
      );
    }
  };

  return {
    profile,
    form,
    formId,
    draft,
    picture,
    problem,
    submit,
    pending: save.isPending,
    /** Whether leaving would lose changes. */
    changed: isDirty || picture.chosen !== null || picture.draft !== null,
  };
}

export type ProfileEditor = ReturnType<typeof useProfileEditor>;
