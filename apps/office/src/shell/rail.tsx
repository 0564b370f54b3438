import { brand } from '@detroit-well/config/brand';
import { paths } from '@detroit-well/config/paths';
import { Avatar } from '@detroit-well/ui/components/avatar';
import { Lockup } from '@detroit-well/ui/components/lockup';
import { useQuery } from '@tanstack/react-query';
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useLocation, useMatches } from 'react-router-dom';
import { roleNames, useAccess } from '../access/access.ts';
import { todayQuery } from '../api/today-query.ts';
import type { ScreenHandle } from '../navigation/screen-handle.ts';
import type { Place } from './places.tsx';
import { usePerson } from '../access/use-person.ts';
import { groupsOf } from '../waiting/groups.ts';

export interface RailProps {
  readonly places: readonly Place[];
  readonly onKeys: () => void;
  readonly onSignOut: () => void;
}

/** The places of the office at a desk, and the person who is signed in. */
export function Rail({ places, onKeys, onSignOut }: RailProps) {
  const groups = [...new Set(places.map(({ group }) => group))];
  const isHere = useIsHere();
  return (
    <nav className="rail" data-theme="dark" aria-label="Office">
      <a className="brand" href={paths.office.home()} aria-label={`${brand.name} office`}>
        <Lockup name={brand.name} />
      </a>
      {groups.map((group) => (
        <ul key={group}>
          {places
            .filter((place) => place.group === group)
            .map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={isHere(href) ? 'page' : undefined}>
                  {label}
                  {href === paths.office.home() ? <Waiting /> : null}
                </a>
              </li>
            ))}
        </ul>
      ))}
      <Who onKeys={onKeys} onSignOut={onSignOut} />
    </nav>
  );
}

/** How much needs attention: the groups of Today. */
function Waiting() {
  const { data } = useQuery({ ...todayQuery(), meta: { background: true } });
  const count = data ? groupsOf(data.waiting).length : 0;
  if (count === 0) return null;
  return (
    <span className="count">
      {count}
      <span className="visually-hidden"> waiting</span>
    </span>
  );
}

function Who({ onKeys, onSignOut }: Pick<RailProps, 'onKeys' | 'onSignOut'>) {
  const { role } = useAccess();
  const { name } = usePerson();
  return (
    <MenuTrigger>
      <AriaButton className="who">
        <Avatar name={name} />
        <b>{name}</b> <span>{roleNames[role]}</span>
      </AriaButton>
      <Popover placement="top start" className="popover">
        <Menu className="menu" aria-label="Your account">
          <MenuItem className="menu__item" href={paths.dashboard.home()}>
            My dashboard
          </MenuItem>
          <MenuItem className="menu__item" onAction={onKeys}>
            Keyboard
          </MenuItem>
          <MenuItem className="menu__item" onAction={onSignOut}>
            Sign out
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** Whether the address is this place, below it, or that of a screen that belongs to it. */
export function useIsHere(): (href: string) => boolean {
  const { pathname } = useLocation();
  const { parent } = (useMatches().at(-1)?.handle ?? {}) as Partial<ScreenHandle>;
  const here = pathname.toLowerCase();
  return (href) =>
    href === paths.office.home() ? here === href : href === parent?.href || `${here}/`.startsWith(`${href}/`);
}
