import type { Permission } from '@detroit-well/api-client/office';
import { paths } from '@detroit-well/config/paths';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { AccessContext } from '../access/access.ts';

interface MoneyPlace {
  readonly label: string;
  readonly href: string;
  readonly permission: Permission;
}

const places: readonly MoneyPlace[] = [
  { label: 'Overview', href: paths.office.money(), permission: 'payments.read' },
  { label: 'Till', href: paths.office.till(), permission: 'payments.write' },
  { label: 'Closings', href: paths.office.closings(), permission: 'payments.write' },
  { label: 'What is owed', href: paths.office.owed(), permission: 'payments.all' },
  { label: 'Memberships', href: paths.office.memberships(), permission: 'payments.all' },
];

/** The way between the screens of money. */
export function MoneyNav() {
  const { pathname } = useLocation();
  const permissions = use(AccessContext)?.permissions ?? [];
  return (
    <nav className="section-links" aria-label="Money">
      {places
        .filter(({ permission }) => permissions.includes(permission))
        .map(({ label, href }) => (
          <a key={href} href={href} aria-current={pathname === href ? 'page' : undefined}>
            {label}
          </a>
        ))}
    </nav>
  );
}
