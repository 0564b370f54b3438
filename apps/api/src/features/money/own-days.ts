import { mayDo, type TeamRole } from '@detroit-well/api-client/contract';

interface Days {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

/** The days that a role may see: all of them, or today. */
export const within = <Asked extends Days>(
  { role }: { readonly role: TeamRole | null },
  asked: Asked,
  today: string,
): Asked & Days => (mayDo(role, 'payments.all') ? asked : { ...asked, start_date: today, end_date: today });
