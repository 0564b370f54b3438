import { paths } from '@detroit-well/config/paths';

/** The header's menu, in order. */
export const menu = [
  { label: 'Training', link: paths.training(), isDropdown: false },
  { label: 'The Standard', link: paths.theStandard(), isDropdown: false },
  { label: 'About', link: paths.about(), isDropdown: false },
  { label: 'Contact', link: paths.contact(), isDropdown: false },
] as const;
