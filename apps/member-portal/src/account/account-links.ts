import { paths } from '@detroit-well/config/paths';

export interface AccountLink {
  readonly label: string;
  readonly href: string;
}

/** The account links with their labels, as every menu and list shows them. */
export const accountLinks = {
  feed: { label: 'Your Feed', href: paths.feed() },
  trainings: { label: 'My Trainings', href: paths.dashboard.training() },
  chat: { label: 'Chat', href: paths.testChat() },
  waitlist: { label: 'Waitlist', href: paths.dashboard.waitlist() },
  profile: { label: 'Edit Profile', href: paths.dashboard.profileEdit() },
  contacts: { label: 'Emergency Contacts', href: paths.dashboard.emergencyContacts() },
  address: { label: 'Billing Address', href: paths.dashboard.billingAddress() },
  password: { label: 'Change Password', href: paths.dashboard.changePassword() },
  membership: { label: 'Membership', href: paths.dashboard.membership() },
  gift: { label: 'Gift card', href: paths.dashboard.gift() },
  passes: { label: 'Passes', href: paths.dashboard.passes() },
  credit: { label: 'Studio credit', href: paths.dashboard.credit() },
  pass: { label: 'Your pass', href: paths.dashboard.pass() },
  deletion: { label: 'Delete account', href: paths.dashboard.deleteAccount() },
} as const satisfies Record<string, AccountLink>;

/** The link to the waiver, labelled by its status; undefined while the status is unknown. */
export function waiverLink(accepted: boolean | undefined): AccountLink {
  const label = accepted === undefined ? 'Waiver' : accepted ? 'View Waiver' : 'Complete Waiver';
  return { label, href: paths.dashboard.waiver() };
}

/** The office, for who has a role in the team. */
export const officeLink: AccountLink = { label: 'Office', href: paths.office.home() };

/** The facts on which the links of a member depend. */
export interface AccountFacts {
  readonly waiverAccepted: boolean | undefined;
  /** True if the member has a role in the team. */
  readonly isInTeam: boolean;
}

/** The links of the phone's menu. */
export function menuLinks({ waiverAccepted, isInTeam }: AccountFacts): readonly AccountLink[] {
  const { feed, trainings, pass, chat, waitlist, profile } = accountLinks;
  const own = [feed, trainings, pass, chat, waitlist, profile, waiverLink(waiverAccepted)];
  return isInTeam ? [officeLink, ...own] : own;
}

/** The links of the quick actions on the dashboard. */
export function quickLinks(waiverAccepted: boolean): readonly AccountLink[] {
  const { pass, profile, contacts, address, password, waitlist, feed, chat } = accountLinks;
  return [pass, profile, contacts, address, password, waiverLink(waiverAccepted), waitlist, feed, chat];
}
