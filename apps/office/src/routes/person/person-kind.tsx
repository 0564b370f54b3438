import type { OfficePerson } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { isDateOfBirth, isEmail, profileForm } from '@detroit-well/validation';
import { messages } from '@detroit-well/validation/messages';
import * as z from 'zod/mini';
import { fullName } from '../../access/use-person.ts';
import { client } from '../../api/client.ts';
import { day, line, orNull, recordFields, type ValuesOf } from '../../catalogue/fields.tsx';
import type { EditorKind } from '../../catalogue/kind.ts';
import { editorApi } from '../../catalogue/record-api.ts';

const emailRule = z.string().check(z.trim(), z.refine(isEmail, { error: messages.emailInvalid }));
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
  email: line('Email', { rule: emailRule, type: 'email', autoCapitalize: 'off', spellCheck: false }),
  phone: orNull(line('Phone', { rule: phoneRule, type: 'tel', optional: true })),
};
const { Section, ...form } = recordFields(fields);

/** How a person is edited. */
export const personKind: EditorKind<OfficePerson, ValuesOf<typeof fields>> = {
  ...form,
  one: 'person',
  many: 'people',
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
            ? 'The person signs in with this email address.'
            : 'No email is sent until you invite the person.'
        }
        fields={['email', 'phone']}
      />
    </>
  ),
  consequence: (_person, changed) =>
    changed.includes('email') ? 'The old address is told, and the new one has to be verified.' : '',
  calls: editorApi(client.office.people, form),
};
