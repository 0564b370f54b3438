import { useQueryClient } from '@tanstack/react-query';
import type { Profile } from '@detroit-well/api-client/contract';
import { useFormMutation } from '@detroit-well/booking/form-mutation';
import { storedRequest } from '@detroit-well/booking/idempotency-keys';
import { Button } from '@detroit-well/ui/components/button';
import { FormDateField } from '@detroit-well/ui/form/date-field';
import { FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { identityForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { client } from '../../api/client.ts';
import { dashboardQuery, meQuery } from '../../api/queries.ts';
import { DraftNotice } from '../../drafts/draft-notice.tsx';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { ageHint } from '../../waiver/consents.ts';

/** The first step of the waiver: who signs. Saves name and date of birth in the profile. */
export function IdentityForm({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const queries = useQueryClient();
  const { first_name, last_name, date_of_birth } = profile;
  const form = useForm({
    resolver: zodResolver(identityForm),
    defaultValues: { first_name, last_name, date_of_birth: date_of_birth ?? '' },
  });
  const draft = useFormDraft('identity', form);
  const { sending, pending } = useFormMutation(form, {
    operation: 'updateProfile',
    effect: 'your details were saved',
    request: storedRequest('identity'),
    send: (identity, idempotencyKey) =>
      client.profile.updateMe({ body: { profile: identity } }, { idempotencyKey }),
    onSuccess: (stored, identity) => {
      draft.end();
      // The response may not contain what was saved.
      queries.setQueryData(
        meQuery().queryKey,
        stored.public_id === '' ? { ...profile, ...identity } : stored,
      );
      void queries.invalidateQueries({ queryKey: dashboardQuery().queryKey });
      onSaved();
    },
  });
  return (
    <Form form={form} {...sending} label="Who signs">
      <DraftNotice draft={draft} onDiscard={draft.discard} />
      <div className="waiver__names">
        <FormTextField name="first_name" label="First name" autoComplete="given-name" />
        <FormTextField name="last_name" label="Last name" autoComplete="family-name" />
      </div>
      <FormDateField name="date_of_birth" label="Date of birth" hint={ageHint} />
      <div className="row">
        <Button type="submit" variant="signal" slash busy={pending} busyLabel="Saving...">
          Continue
        </Button>
      </div>
    </Form>
  );
}
