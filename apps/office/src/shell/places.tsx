import type { Permission } from '@detroit-well/api-client/office';
import { paths } from '@detroit-well/config/paths';
import { CalendarIcon, CheckIcon, FilterIcon, Icon, PersonIcon } from '@detroit-well/ui/icons';
import type { ReactNode } from 'react';

/** A screen that the rail and the foot bar lead to. */
export interface Place {
  readonly label: string;
  readonly href: string;
  readonly permission: Permission;
  /** After G, it goes to the place. */
  readonly key: string;
  /** Places of one group stand together in the rail. */
  readonly group: 'day' | 'people' | 'catalogue' | 'records' | 'studio';
  readonly icon: ReactNode;
}

/** In the order of the rail. The first that a role may see is its first screen. */
const places: readonly Place[] = [
  {
    label: 'Today',
    href: paths.office.home(),
    permission: 'roster.read',
    key: 't',
    group: 'day',
    icon: <Icon d="M3 9.500 10 3l7 6.500V17h-5v-5H8v5H3z" />,
  },
  {
    label: 'Schedule',
    href: paths.office.schedule(),
    permission: 'schedule.read',
    key: 's',
    group: 'day',
    icon: <CalendarIcon />,
  },
  {
    label: 'Roster',
    href: paths.office.nextRoster(),
    permission: 'roster.read',
    key: 'r',
    group: 'day',
    icon: <CheckIcon />,
  },
  {
    label: 'People',
    href: paths.office.people(),
    permission: 'people.read',
    key: 'p',
    group: 'people',
    icon: <PersonIcon />,
  },
  {
    label: 'Money',
    href: paths.office.money(),
    permission: 'payments.read',
    key: 'm',
    group: 'people',
    icon: <Icon d="M3 5h14v10H3zM3 8.500h14M6 12h3" />,
  },
  {
    label: 'Plans',
    href: paths.office.plans(),
    permission: 'plans.read',
    key: 'b',
    group: 'people',
    icon: <Icon d="M3 4.500h14v11H3zM6.500 8h3M6.500 12h7" />,
  },
  {
    label: 'Series',
    href: paths.office.seriesList(),
    permission: 'series.read',
    key: 'i',
    group: 'catalogue',
    icon: <CalendarIcon />,
  },
  {
    label: 'Closures',
    href: paths.office.closures(),
    permission: 'closures.read',
    key: 'x',
    group: 'catalogue',
    icon: <Icon d="M4 4.500h12V17H4zM4 8h12M7 11l6 4M13 11l-6 4" />,
  },
  {
    label: 'Programs',
    href: paths.office.programs(),
    permission: 'programs.read',
    key: 'g',
    group: 'catalogue',
    icon: <Icon d="M4 4h12v4H4zM4 11h12v5H4z" />,
  },
  {
    label: 'Categories',
    href: paths.office.categories(),
    permission: 'programs.read',
    key: 'c',
    group: 'catalogue',
    icon: <FilterIcon />,
  },
  {
    label: 'Coaches',
    href: paths.office.coaches(),
    permission: 'coaches.read',
    key: 'o',
    group: 'catalogue',
    icon: <PersonIcon />,
  },
  {
    label: 'Locations',
    href: paths.office.locations(),
    permission: 'locations.read',
    key: 'l',
    group: 'catalogue',
    icon: <Icon d="M10 17.500 5 11a6 6 0 1 1 10 0zM10 7v.500" />,
  },
  {
    label: 'Reports',
    href: paths.office.reports(),
    permission: 'reports.read',
    key: 'q',
    group: 'records',
    icon: <Icon d="M4 17V10M8 17V4M12 17v-5M16 17V7M3 17h14" />,
  },
  {
    label: 'Audit log',
    href: paths.office.audit(),
    permission: 'audit.read',
    key: 'a',
    group: 'records',
    icon: <Icon d="M5 3h10v14H5zM8 7h4M8 10h4M8 13h2.500" />,
  },
  {
    label: 'Team',
    href: paths.office.team(),
    permission: 'team.read',
    key: 'e',
    group: 'studio',
    icon: <PersonIcon />,
  },
];

export const placesFor = (permissions: readonly string[]): readonly Place[] =>
  places.filter(({ permission }) => permissions.includes(permission));
