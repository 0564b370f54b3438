import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { brand } from '@detroit-well/config/brand';
import { isSafeHref, paths, siteUrl } from '@detroit-well/config/paths';
import { SiteHeader } from '@detroit-well/ui/components/site-header';
import { SkipLink } from '@detroit-well/ui/components/skip-link';
import { Suspense, lazy, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import { newQueryClient } from '../api/query-client.ts';
import { dashboardQuery, menuQuery } from '../api/queries.ts';
import { claimTabStorage } from '@detroit-well/ui/tab-storage';
import { session } from '../auth/session.ts';
import { tokenEmail } from '../auth/token-email.ts';
import { useSignOut } from '../auth/use-sign-out.ts';
import { readSettings } from '../settings/settings.ts';
import { fullName } from '../format/person.ts';
import { menuLinks, officeLink } from '../account/account-links.ts';
import { AccountMenu } from '../account/account-menu.tsx';
import { Bell } from '../notifications/bell.tsx';
import { prefetchLoadFailure } from '../outcomes/load-failure.tsx';
import './member-layout.css';

const loadFooter = (): Promise<{ default: ComponentType }> =>
  import('./member-footer.tsx').then(
    ({ MemberFooter }) => ({ default: MemberFooter }),
    () => ({ default: () => null }),
  );

// The footer is below the first view. When its file fails to load, the page has no footer.
const Footer = lazy(loadFooter);

/** The layout of every page of the members' area. */
export function MemberLayout() {
  const [queryClient] = useState(() => {
    claimTabStorage(tokenEmail());
    return newQueryClient();
  });
  // Timers and other tabs are outside React. The watcher refreshes tokens early and notices a sign-out in another tab.
  useEffect(() => session.keepFresh(), []);
  useEffect(prefetchLoadFailure, []);

  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <div className="member">
        <Header />
        <main id="main" className="member__main wrap" tabIndex={-1}>
          <Outlet />
        </main>
        <Suspense fallback={null}>
          <Footer />
        </Suspense>
      </div>
    </QueryClientProvider>
  );
}

function Header() {
  const { publicSiteUrl } = readSettings();
  const { data: menu } = useQuery(menuQuery());
  const { data: dashboard } = useQuery(dashboardQuery());
  const profile = dashboard?.profile;
  // Shows the email from the token until the profile has loaded.
  const [email] = useState(tokenEmail);
  const name = profile ? fullName(profile) : email;
  const { startSignOut } = useSignOut();
  const facts = {
    waiverAccepted: profile?.waiver_accepted,
    isInTeam: dashboard?.staff_profile?.role != null,
  };
  const links = menuLinks(facts);
  return (
    <SiteHeader
      brand={brand.name}
      homeHref={publicSiteUrl}
      menu={(menu ?? [])
        .filter(({ link }) => isSafeHref(link))
        .map(({ label, link }) => ({ label, href: siteUrl(publicSiteUrl, link) }))}
      phone={brand.phone.label}
      bookEventHref={siteUrl(publicSiteUrl, paths.contact({ topic: 'private' }))}
      auth={{
        signedIn: true,
        account: (
          <>
            {facts.isInTeam ? (
              <a className="member__office" href={officeLink.href}>
                {officeLink.label}
              </a>
            ) : null}
            <Bell />
            <AccountMenu name={name} email={email} avatarSrc={profile?.image_thumbnail} {...facts} />
          </>
        ),
        links,
        onSignOut: startSignOut,
        dashboardHref: paths.dashboard.home(),
        signInHref: paths.login(),
        getStartedHref: paths.register(),
      }}
    />
  );
}
