import { FormDateField } from '@detroit-well/ui/form/date-field';
import { FormTextField } from '@detroit-well/ui/form/fields';
import { ageHint } from '../../waiver/consents.ts';

/** What the studio does not know of who signs. What it knows is not shown: the link may be in other hands. */
export function AskedFields({ asks }: { asks: readonly string[] }) {
  if (asks.length === 0) return null;
  return (
    <fieldset className="sign-you">
      <legend className="h4">You</legend>
      {asks.includes('first_name') ? (
        <FormTextField name="first_name" label="First name" autoComplete="off" />
      ) : null}
      {asks.includes('last_name') ? (
        <FormTextField name="last_name" label="Last name" autoComplete="off" />
      ) : null}
      {asks.includes('date_of_birth') ? (
        <FormDateField name="date_of_birth" label="Date of birth" hint={ageHint} />
      ) : null}
    </fieldset>
  );
}
