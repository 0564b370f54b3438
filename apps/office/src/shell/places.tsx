import type { Permission } from '@detroit-well/api-client/office';
import { paths } from '@detroit-well/config/paths';
import { CalendarIcon, CheckIcon, Icon, PersonIcon } from '@detroit-well/ui/icons';
import { createContext, use, type ReactNode } from 'react';

/** The parts of the rail, in their order. */
const groups = ['day', 'people', 'catalogue', 'records', 'studio'] as const;

/** A screen that the rail and the foot bar lead to. */
export interface Place {
  readonly label: string;
  readonly href: string;
  readonly permission: Permission;
  /** After G, it goes to the place. */
  readonly key: string;
  /** Places of one group stand together in the rail. */
  readonly group: (typeof groups)[number];
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
    label: 'Emails',
    href: paths.office.emails(),
    permission: 'mail.read',
    key: 'd',
    group: 'records',
    icon: <Icon d="M3 5h14v10H3zM3 5.500l7 5 7-5" />,
  },
  {
    label: 'Posts',
    href: paths.office.posts(),
    permission: 'content.write',
    key: 'u',
    group: 'studio',
    icon: <Icon d="M4 3h9l3 3v11H4zM7 8h6M7 11h6M7 14h4" />,
  },
  {
    label: 'Pages',
    href: paths.office.records('pages'),
    permission: 'content.write',
    key: 'f',
    group: 'studio',
    icon: <Icon d="M5 3h10v14H5zM8 7h4M8 10h4M8 13h2" />,
  },
  {
    label: 'Import',
    href: paths.office.imports(),
    permission: 'import.write',
    key: 'y',
    group: 'studio',
    icon: <Icon d="M10 3v9M6.500 8.500 10 12l3.500-3.500M3 13v4h14v-4" />,
  },
  {
    label: 'Site',
    href: paths.office.site(),
    permission: 'content.write',
    key: 'w',
    group: 'studio',
    icon: <Icon d="M3 4h14v12H3zM3 8h14M6 6h.010M9 6h.010" />,
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

/** The lists of records. The app provides them: they belong to screens, and screens use this file. */
export const RecordPlaces = createContext<readonly Place[]>([]);

/** The places that a role may see. In each group, records follow the others. */
export const placesFor = (permissions: readonly string[], records: readonly Place[]): readonly Place[] =>
  [...places, ...records]
    .filter(({ permission }) => permissions.includes(permission))
    .toSorted((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group));

export const usePlaces = (permissions: readonly string[]): readonly Place[] =>
  placesFor(permissions, use(RecordPlaces));
