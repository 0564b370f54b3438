import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import { FormDateField } from '@detroit-well/ui/form/date-field';
import { FormCheckbox, FormSelectField, FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { genderLabels } from '@detroit-well/validation';
import type { ReactNode } from 'react';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { ProfilePicture } from './profile-picture.tsx';
import type { ProfileEditor } from './use-profile-editor.ts';
import './profile-form.css';

const genderOptions = Object.entries(genderLabels).map(([value, label]) => ({ value, label }));

/** The picture and the fields. The page passes its buttons as children; the modal has its own button row. */
export function ProfileForm({ editor, children }: { editor: ProfileEditor; children?: ReactNode }) {
  const { form, formId, draft, sending, picture } = editor;
  return (
    <Form id={formId} form={form} {...sending} otherErrors={{ image: picture.problem ?? undefined }}>
      <DraftNotice draft={draft} onDiscard={draft.discard} />
      <ProfilePicture editor={editor} id={fieldIdOf(formId, 'image')} />
      <div className="profile-form__fields">
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
        <FormDateField name="date_of_birth" label="Date of birth" optional />
      </div>
      <FormCheckbox name="reminders" label="Remind me a day before each session" />
      {children}
    </Form>
  );
}
