import { paths } from '@detroit-well/config/paths';

export interface AccountLink {
  readonly label: string;
  readonly href: string;
}

/** Where a member goes, in the words of every list that leads there. */
export const accountLinks = {
  feed: { label: 'Your Feed', href: paths.feed() },
  trainings: { label: 'My Trainings', href: paths.dashboard.training() },
  chat: { label: 'Chat', href: paths.testChat() },
  waitlist: { label: 'Waitlist', href: paths.dashboard.waitlist() },
  profile: { label: 'Edit Profile', href: paths.dashboard.profileEdit() },
  contacts: { label: 'Emergency Contacts', href: paths.dashboard.emergencyContacts() },
  address: { label: 'Billing Address', href: paths.dashboard.billingAddress() },
  password: { label: 'Change Password', href: paths.dashboard.changePassword() },
} as const satisfies Record<string, AccountLink>;

/** The query of the dashboard's address that opens Edit Profile over it. */
export const profileModalQuery = '?edit=profile';

/** The way to the waiver, named by what there is to do; undefined: nobody knows yet. */
export function waiverLink(accepted: boolean | undefined): AccountLink {
  const label = accepted === undefined ? 'Waiver' : accepted ? 'View Waiver' : 'Complete Waiver';
  return { label, href: paths.dashboard.waiver() };
}
