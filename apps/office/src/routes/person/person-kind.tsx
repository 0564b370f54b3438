import type { OfficePerson } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { FormTextField } from '@detroit-well/ui/form/fields';
import { isDateOfBirth, isEmail, profileForm } from '@detroit-well/validation';
import { messages } from '@detroit-well/validation/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod';
import { fullName } from '../../access/use-person.ts';
import { client } from '../../api/client.ts';
import type { EditorKind } from '../../catalogue/kind.ts';
import { FormSection } from '../../forms/form-section.tsx';

interface PersonValues {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  /** Empty: not known. */
  readonly date_of_birth: string;
}

const rules = z.object({
  email: z.string().trim().refine(isEmail, { error: messages.emailInvalid }),
  first_name: z.string().trim().min(1, messages.firstNameRequired),
  last_name: z.string().trim().min(1, messages.lastNameRequired),
  phone: z.string().refine((text) => profileForm.shape.phone.safeParse(text).success, {
    error: messages.phoneInvalid,
  }),
  date_of_birth: z
    .string()
    .refine((text) => text === '' || isDateOfBirth(text), { error: messages.dateOfBirthInvalid }),
});

const calls = client.office.people;

const valuesOf = ({ email, first_name, last_name, phone, date_of_birth }: OfficePerson): PersonValues => ({
  email,
  first_name,
  last_name,
  phone: phone ?? '',
  date_of_birth: date_of_birth ?? '',
});

/** The fields that differ, so that a save touches no other. */
function changesFrom(from: OfficePerson, values: PersonValues): Partial<PersonValues> {
  const before = valuesOf(from);
  const names = Object.keys(before) as (keyof PersonValues)[];
  return Object.fromEntries(
    names.filter((name) => values[name] !== before[name]).map((name) => [name, values[name]]),
  );
}

/** How a person is edited. */
export const personKind: EditorKind<OfficePerson, PersonValues> = {
  one: 'person',
  many: 'people',
  hrefOf: paths.office.person,
  write: 'people.write',
  nameOf: fullName,
  resolver: zodResolver(rules),
  blank: { email: '', first_name: '', last_name: '', phone: '', date_of_birth: '' },
  valuesOf,
  labels: {
    email: 'Email',
    first_name: 'First name',
    last_name: 'Last name',
    phone: 'Phone',
    date_of_birth: 'Date of birth',
  },
  Fields: PersonFields,
  consequence: (_person, changed) =>
    changed.includes('email') ? 'The old address is told, and the new one has to be verified.' : '',
  calls: {
    create: ({ phone, date_of_birth: born, ...values }, idempotencyKey) =>
      calls.create(
        { body: { ...values, phone: phone || null, date_of_birth: born || null } },
        { idempotencyKey },
      ),
    change: (from, values, idempotencyKey) =>
      calls.change(
        { params: { id: from.id }, body: { version: from.version, ...changesFrom(from, values) } },
        { idempotencyKey },
      ),
  },
};

function PersonFields({ entry }: { entry: OfficePerson | null }) {
  return (
    <>
      <FormSection title="Name" hint="As receipts and rosters show it.">
        <FormTextField name="first_name" label="First name" autoComplete="off" />
        <FormTextField name="last_name" label="Last name" autoComplete="off" />
        <FormTextField
          name="date_of_birth"
          label="Date of birth"
          type="date"
          hint="Registering needs it."
          optional
          autoComplete="off"
        />
      </FormSection>
      <FormSection
        title="Contact"
        hint={
          entry
            ? 'The person signs in with this email address.'
            : 'No email is sent until you invite the person.'
        }
      >
        <FormTextField
          name="email"
          label="Email"
          type="email"
          autoCapitalize="off"
          spellCheck={false}
          autoComplete="off"
        />
        <FormTextField name="phone" label="Phone" type="tel" optional autoComplete="off" />
      </FormSection>
    </>
  );
}
