import { paths } from '@detroit-well/config/paths';
import {
  accountLinks,
  officeLink,
  waiverLink,
  type AccountFacts,
  type AccountLink,
} from './account-links.ts';
import { accountPages } from './account-pages.tsx';

const { feed, trainings, chat, waitlist, deletion } = accountLinks;
const others: readonly AccountLink[] = [
  { label: 'Dashboard', href: paths.dashboard.home() },
  feed,
  trainings,
  waitlist,
  chat,
];

export interface AccountMenuLinksProps extends AccountFacts {
  readonly onFollow: () => void;
}

/** The links of the account menu: the other screens, then the account pages. */
export function AccountMenuLinks({ waiverAccepted, isInTeam, onFollow }: AccountMenuLinksProps) {
  const waiver = waiverLink(waiverAccepted);
  const screens = isInTeam ? [officeLink, ...others] : others;
  return (
    <>
      <div>
        {screens.map(({ label, href }) => (
          <a key={href} href={href} onClick={onFollow}>
            {label}
          </a>
        ))}
      </div>
      <div>
        {accountPages
          .filter(({ href }) => href !== deletion.href)
          .map(({ label, href, Icon }) => (
            <a key={href} href={href} onClick={onFollow}>
              <Icon />
              {href === waiver.href ? waiver.label : label}
            </a>
          ))}
      </div>
    </>
  );
}
