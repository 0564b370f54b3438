import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { brand } from '@detroit-well/config/brand';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { SiteFooter } from '@detroit-well/ui/components/site-footer';
import { SiteHeader } from '@detroit-well/ui/components/site-header';
import { SkipLink } from '@detroit-well/ui/components/skip-link';
import { ThemeToggle } from '@detroit-well/ui/components/theme-toggle';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { newQueryClient } from '../api.ts';
import { dashboardQuery, menuQuery } from '../queries.ts';
import { keepOwn } from '../session/own-storage.ts';
import { session } from '../session/session.ts';
import { tokenEmail } from '../session/token-email.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { readSettings } from '../settings.ts';
import { fullName } from '../words/person.ts';
import { accountLinks, waiverLink } from './account-links.ts';
import { AccountMenu } from './account-menu.tsx';
import './member-layout.css';

/** Around every page of the members' area. */
export function MemberLayout() {
  const [queryClient] = useState(() => {
    keepOwn();
    return newQueryClient();
  });
  // Timers and other tabs are outside React: tokens are renewed ahead of time, and a sign-out elsewhere is heard here.
  useEffect(() => session.keepFresh(), []);

  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <div className="member">
        <Header />
        <main id="main" className="member__main wrap" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
      </div>
    </QueryClientProvider>
  );
}

function Header() {
  const { publicSiteUrl } = readSettings();
  const { data: menu } = useQuery(menuQuery());
  const { data: dashboard } = useQuery(dashboardQuery());
  const profile = dashboard?.profile;
  // A face at once: the e-mail of the token until the profile is there.
  const [email] = useState(tokenEmail);
  const name = profile ? fullName(profile) : email;
  const { leave } = useSignOut();
  const { feed, trainings, profile: edit } = accountLinks;
  const links = [feed, trainings, edit, waiverLink(profile?.waiver_accepted)];
  return (
    <SiteHeader
      brand={brand.name}
      homeHref={publicSiteUrl}
      menu={(menu ?? []).map((item) => ({ label: item.label, href: siteUrl(publicSiteUrl, item.link) }))}
      phone={brand.phone.label}
      bookEventHref={brand.bookEvent.href}
      session={{
        signedIn: true,
        account: <AccountMenu name={name} avatarSrc={profile?.image_thumbnail} links={links} />,
        links,
        onSignOut: leave,
        dashboardHref: paths.dashboard.home(),
        signInHref: paths.login(),
        getStartedHref: paths.register(),
      }}
    />
  );
}

function Footer() {
  const { publicSiteUrl, deployment } = readSettings();
  const link = (label: string, path: string) => ({ label, href: siteUrl(publicSiteUrl, path) });
  const [year] = useState(() => new Date().getFullYear());
  const demo = deployment === 'demo' ? ' Demo: nothing is charged.' : '';
  return (
    <SiteFooter
      compact
      brand={brand.name}
      homeHref={publicSiteUrl}
      notice={`© ${year} ${brand.name}. ${brand.address.locality}, ${brand.address.region}.${demo}`}
      themeToggle={<ThemeToggle />}
      legal={[
        link('Privacy', paths.privacyPolicy()),
        link('Terms', paths.terms()),
        link('Cookies', paths.cookies()),
        link('Contact', paths.contact()),
      ]}
    />
  );
}
