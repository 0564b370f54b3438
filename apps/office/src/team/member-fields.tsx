import { includesRole, teamRoles, type TeamRole } from '@detroit-well/api-client/office';
import { FormSelectField, FormTextField } from '@detroit-well/ui/form/fields';
import { roleNames, useAccess } from '../access/access.ts';

const roleHints: Readonly<Record<TeamRole, string>> = {
  owner: 'Everything, other owners included.',
  manager: 'Everything except what concerns owners.',
  front_desk: 'Sessions, rosters, people and payments.',
  coach: 'Own sessions, their rosters and messages. No money.',
  editor: 'Programs, categories and coaches. Reads the schedule.',
};

/** The role and the refund limit of a person of the team. */
export function MemberFields({ role }: { role: TeamRole | undefined }) {
  const own = useAccess().role;
  return (
    <>
      <FormSelectField
        name="role"
        label="Role"
        hint={role ? roleHints[role] : undefined}
        options={teamRoles
          .filter((one) => includesRole(own, one))
          .map((one) => ({ value: one, label: roleNames[one] }))}
      />
      <FormTextField
        name="limit"
        label="Refund limit in dollars"
        hint="For each payment. Empty: no limit. 0: refunds nothing."
        inputMode="decimal"
        optional
      />
    </>
  );
}
