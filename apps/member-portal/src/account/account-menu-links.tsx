import { queryOptions, useQuery } from '@tanstack/react-query';
import { paths } from '@detroit-well/config/paths';
import { client } from '../api/client.ts';
import { accountLinks, waiverLink, type AccountLink } from './account-links.ts';
import { accountPages } from './account-pages.tsx';

const { feed, trainings, chat, waitlist, deletion } = accountLinks;
const others: readonly AccountLink[] = [
  { label: 'Dashboard', href: paths.dashboard.home() },
  feed,
  trainings,
  waitlist,
  chat,
];

/** Whether the member has a role in the office: every role may read the schedule. */
const officeRoleQuery = queryOptions({
  queryKey: ['auth', 'office'],
  queryFn: ({ signal }) => client.auth.checkPermission({ params: { perm: 'schedule.read' } }, { signal }),
  select: ({ has_permission }) => has_permission,
  staleTime: Infinity,
  meta: { background: true },
});

export interface AccountMenuLinksProps {
  readonly waiverAccepted: boolean | undefined;
  readonly onFollow: () => void;
}

/** The links of the account menu: the other screens, then the account pages. */
export function AccountMenuLinks({ waiverAccepted, onFollow }: AccountMenuLinksProps) {
  const waiver = waiverLink(waiverAccepted);
  const { data: hasOfficeRole } = useQuery(officeRoleQuery);
  const screens = hasOfficeRole ? [...others, { label: 'Office', href: paths.office.home() }] : others;
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
