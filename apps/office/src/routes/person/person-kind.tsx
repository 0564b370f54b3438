import { isApiError, type OfficePerson } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { isDateOfBirth, isEmail, profileForm } from '@detroit-well/validation';
import { messages } from '@detroit-well/validation/messages';
import * as z from 'zod/mini';
import { fullName } from '../../access/use-person.ts';
import { client } from '../../api/client.ts';
import { day, line, orNull, recordFields, type ValuesOf } from '../../catalogue/fields.tsx';
import type { EditorKind } from '../../catalogue/kind.ts';
import { editorApi } from '../../catalogue/record-api.ts';

const emailRule = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || isEmail(text), { error: messages.emailInvalid }),
);
const address = { rule: emailRule, type: 'email', autoCapitalize: 'off', spellCheck: false } as const;
const phoneRule = z
  .string()
  .check(
    z.refine((text) => profileForm.shape.phone.safeParse(text).success, { error: messages.phoneInvalid }),
  );
const birthRule = z
  .string()
  .check(z.refine((text) => text === '' || isDateOfBirth(text), { error: messages.dateOfBirthInvalid }));

const fields = {
  first_name: line('First name', { missing: messages.firstNameRequired }),
  last_name: line('Last name', { missing: messages.lastNameRequired }),
  date_of_birth: orNull(
    day('Date of birth', { rule: birthRule, hint: 'Registering needs it.', optional: true }),
  ),
  email: line('Email', { ...address, optional: true }),
  phone: orNull(line('Phone', { rule: phoneRule, type: 'tel', optional: true })),
  contact_email: orNull(
    line('Mail goes to', {
      ...address,
      hint: 'Without an email: the address of somebody else, which does not sign in.',
      optional: true,
    }),
  ),
};
const { Section, ...form } = recordFields(fields);

/** Whoever signs in with a taken address may be the same person. */
function TakenAddress({ entry, failure }: { entry: OfficePerson | null; failure: unknown }) {
  if (!isApiError(failure) || !failure.is('email_taken')) return null;
  const { person_id: id, person_name: name } = failure.details;
  return (
    <p>
      Is {name} the same person?{' '}
      {entry ? (
        <a href={paths.office.mergePerson(id, entry.id)}>Compare and merge</a>
      ) : (
        <a href={paths.office.person(id)}>Open {name}</a>
      )}
    </p>
  );
}

/** How a person is edited. */
export const personKind: EditorKind<OfficePerson, ValuesOf<typeof fields>> = {
  ...form,
  one: 'person',
  many: 'people',
  words: { one: 'person', many: 'people' },
  hrefOf: paths.office.person,
  write: 'people.write',
  nameOf: fullName,
  Fields: ({ entry }) => (
    <>
      <Section
        title="Name"
        hint="As receipts and rosters show it."
        fields={['first_name', 'last_name', 'date_of_birth']}
      />
      <Section
        title="Contact"
        hint={
          entry
            ? 'The person signs in with their email address.'
            : 'No email is sent until you invite the person. Without an address, nothing is mailed.'
        }
        fields={['email', 'phone', 'contact_email']}
      />
    </>
  ),
  consequence: ({ email }, changed) => {
    if (!changed.includes('email')) return '';
    return email === ''
      ? 'The address gets an invitation that sets a password.'
      : 'The old address is told, and the new one has to be verified.';
  },
  calls: editorApi(client.office.people, form),
  Remedy: TakenAddress,
};
