import { paths } from '@detroit-well/config/paths';
import { client } from '../../api/client.ts';

/** True if the signed-in person has a role in the team: every role may read the schedule. False if that cannot be read. */
export async function isInTeam(): Promise<boolean> {
  try {
    const { has_permission } = await client.auth.checkPermission({ params: { perm: 'schedule.read' } });
    return has_permission;
  } catch {
    return false;
  }
}

/** Where a sign-in without `?next=` leads: the team to the office, members to their feed (SPEC-A 7.10). */
export const homeAfterSignIn = async (): Promise<string> =>
  (await isInTeam()) ? paths.office.home() : paths.feed();
