import { paths } from '@detroit-well/config/paths';

/** The header's menu, in order. An entry with a parent is in the submenu of that entry. */
export const menu = [
  { label: 'Training', link: paths.training() },
  { label: 'The Standard', link: paths.theStandard() },
  { label: 'First time here', link: paths.firstTime() },
  { label: 'Membership', link: paths.membership() },
  { id: 'menu-about', label: 'About', link: paths.about(), isDropdown: true },
  { parentId: 'menu-about', label: 'About the studio', link: paths.about() },
  { parentId: 'menu-about', label: 'Coaches', link: paths.coaches() },
  { parentId: 'menu-about', label: 'Contact', link: paths.contact() },
] as const;
