import { Icon, LockIcon, CardIcon, PersonIcon } from '@detroit-well/ui/icons';
import type { ComponentType } from 'react';
import { accountLinks, waiverLink, type AccountLink } from './account-links.ts';

// Beside their only users: the icons of the kit load with every page.
const PeopleIcon = () => (
  <Icon d="M2 16c.5-2.800 2.700-4.200 5.500-4.200S12.500 13.200 13 16M13 4.500a2.800 2.800 0 0 1 0 5.300M15 12.300c1.700.6 2.700 1.900 3 3.700">
    <circle cx="7.500" cy="7" r="2.800" />
  </Icon>
);
const PageIcon = () => <Icon d="M5 2.500h7l3.500 3.500v11.500H5zM12 2.500V6h3.500" />;
const TicketIcon = () => (
  <Icon d="M2.500 5.500h15v3a1.500 1.500 0 0 0 0 3v3h-15v-3a1.500 1.500 0 0 0 0-3zM12 5.500v9" />
);
const GiftIcon = () => (
  <Icon d="M3 7h14v3.500H3zM4.500 10.500h11V17h-11zM10 7v10M10 7C6 7 5.500 3 7.500 3S10 7 10 7s.500-4 2.500-4S14 7 10 7" />
);
const CodeIcon = () => (
  <Icon d="M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM12 12h2v2h-2zM15.500 15.500h1.500V17h-1.500z" />
);
const TrashIcon = () => <Icon d="M3.500 5.500h13M8 5.500V3.500h4v2M5.500 5.500l.8 11.500h7.400l.8-11.500" />;

interface AccountPageLink extends AccountLink {
  readonly Icon: ComponentType;
}

/** The account pages in the order of their navigation, each with its icon. The last one is not in the menu. */
export const accountPages: readonly AccountPageLink[] = [
  { label: 'Profile', href: accountLinks.profile.href, Icon: PersonIcon },
  { ...accountLinks.pass, Icon: CodeIcon },
  { ...accountLinks.contacts, Icon: PeopleIcon },
  { label: 'Billing and cards', href: accountLinks.address.href, Icon: CardIcon },
  { ...accountLinks.membership, Icon: TicketIcon },
  { ...accountLinks.gift, Icon: GiftIcon },
  { ...accountLinks.passes, Icon: TicketIcon },
  { ...accountLinks.credit, Icon: CardIcon },
  { label: 'Waiver and Consent', href: waiverLink(undefined).href, Icon: PageIcon },
  { label: 'Password and sign-ins', href: accountLinks.password.href, Icon: LockIcon },
  { ...accountLinks.deletion, Icon: TrashIcon },
];
