import '../../no-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import type { Profile } from '@detroit-well/api-client/contract';
import { describe } from '@detroit-well/api-client/errors';
import { constants } from '@detroit-well/config/constants';
import { paths } from '@detroit-well/config/paths';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { FormSelectField, FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { applyServerErrors } from '@detroit-well/ui/form/server-errors';
import { genders, profileForm } from '@detroit-well/validation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { client } from '../../api.ts';
import { problemBeside } from '../../problem-beside.ts';
import { fullName } from '../../words/person.ts';
import { PictureField } from './picture-field.tsx';
import { formValues } from './form-values.ts';

const genderOptions = genders.map(({ code, label }) => ({ value: code, label }));

/** The form itself; mounted with the profile, so that what is typed is never overwritten by a later answer. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const queries = useQueryClient();
  const [image, setImage] = useState<File | null>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [imageProblem, setImageProblem] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const form = useForm({ resolver: zodResolver(profileForm), defaultValues: formValues(profile) });

  const submit = async (values: ReturnType<typeof profileForm.parse>): Promise<void> => {
    setPending(true);
    setProblem(null);
    setSaved(false);
    try {
      const stored = await client.profile.updateMe({
        body: { profile: values, ...(image ? { image } : {}) },
      });
      queries.setQueryData(['me'], stored);
      await queries.invalidateQueries({ queryKey: ['dashboard'] });
      setImage(null);
      setSaved(true);
    } catch (error) {
      const { fields, message } = describe(error, 'updateProfile');
      const { image: imageErrors, ...others } = fields;
      setImageProblem(imageErrors?.[0] ?? null);
      setProblem(problemBeside(applyServerErrors(form, others), fields, message));
    } finally {
      setPending(false);
    }
  };

  return (
    <div className="page__cols">
      <Form form={form} onSubmit={submit} pending={pending} error={problem}>
        {saved ? (
          <Flash
            tone="ok"
            title="Your profile is saved."
            onClose={() => setSaved(false)}
            autoHideMs={constants.messageMs.flashSuccess}
          />
        ) : null}
        <FormTextField name="first_name" label="First name" autoComplete="given-name" />
        <FormTextField name="last_name" label="Last name" autoComplete="family-name" />
        <FormTextField name="display_name" label="Display name" autoComplete="nickname" />
        <FormTextField name="phone" label="Phone" type="tel" autoComplete="tel" optional />
        <FormSelectField
          name="gender"
          label="Gender"
          options={genderOptions}
          placeholder="Not specified"
          optional
        />
        <FormTextField name="date_of_birth" label="Date of birth" type="date" autoComplete="bday" optional />
        <div className="row">
          <Button type="submit" variant="signal" slash busy={pending} busyLabel="Saving...">
            Save
          </Button>
          <ButtonLink variant="line" href={paths.dashboard.home()}>
            Cancel
          </ButtonLink>
        </div>
      </Form>
      <PictureField
        name={fullName(profile)}
        stored={profile.image_url}
        chosen={image}
        problem={imageProblem}
        onChoose={(file, refused) => {
          setImage(file);
          setImageProblem(refused);
        }}
      />
    </div>
  );
}
