import { useQuery } from '@tanstack/react-query';
import { paths } from '@detroit-well/config/paths';
import { Avatar } from '@detroit-well/ui/components/avatar';
import { Breadcrumbs } from '@detroit-well/ui/components/breadcrumbs';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { dashboardQuery } from '../api/queries.ts';
import { tokenEmail } from '../auth/token-email.ts';
import { displayName } from '../format/person.ts';
import { useTitle } from '../navigation/use-title.ts';
import { accountPages } from './account-pages.tsx';
import './account-page.css';

interface AccountPageProps {
  readonly title: string;
  /** Help with this page, beside it or below. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every account page: the other pages, the page, and what helps with it. */
export function AccountPage({ title, aside, children }: AccountPageProps) {
  useTitle(title);
  return (
    <div className="page">
      <Breadcrumbs items={[{ label: 'Dashboard', href: paths.dashboard.home() }, { label: title }]} />
      <div className="account-page">
        <AccountNav />
        <div className="account-page__main">
          <h1 className="d1">{title}</h1>
          {children}
        </div>
        {aside ? <aside className="account-page__aside">{aside}</aside> : null}
      </div>
    </div>
  );
}

/** In a row that scrolls sideways, the page that is open is in view. */
function showCurrent(row: HTMLUListElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !current) return;
  row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}

function AccountNav() {
  const { pathname } = useLocation();
  const { data, isError } = useQuery(dashboardQuery());
  const [email] = useState(tokenEmail);
  // While the name loads, its line is empty: a long email would take two and then move the links.
  const name = data ? displayName(data.profile) : isError ? email : '\u00A0';
  return (
    <nav className="account-nav" aria-label="Account">
      <p className="account-nav__me">
        <Avatar name={data ? name : email} src={data?.profile.image_thumbnail} size={64} />
        <span>
          <b>{name}</b>
          <small>{email}</small>
        </span>
      </p>
      <ul ref={showCurrent}>
        {accountPages.map(({ label, href, Icon }) => (
          <li key={href}>
            <a href={href} aria-current={href === pathname ? 'page' : undefined}>
              <Icon />
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
