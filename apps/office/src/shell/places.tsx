import type { Permission } from '@detroit-well/api-client/office';
import { paths } from '@detroit-well/config/paths';
import { Icon, PersonIcon } from '@detroit-well/ui/icons';
import type { ReactNode } from 'react';

/** A screen that the rail and the foot bar lead to. */
export interface Place {
  readonly label: string;
  readonly href: string;
  readonly permission: Permission;
  /** After G, it goes to the place. */
  readonly key: string;
  /** Places of one group stand together in the rail. */
  readonly group: 'records' | 'studio';
  readonly icon: ReactNode;
}

/** In the order of the rail. The first that a role may see is its first screen. */
const places: readonly Place[] = [
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
