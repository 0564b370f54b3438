import { paths } from '@detroit-well/config/paths';

/** Where a member goes from every page. */
export function accountLinks(waiverAccepted: boolean): { label: string; href: string }[] {
  const { dashboard } = paths;
  return [
    { label: 'Your Feed', href: paths.feed() },
    { label: 'My Trainings', href: dashboard.training() },
    { label: 'Edit Profile', href: dashboard.profileEdit() },
    { label: waiverAccepted ? 'View Waiver' : 'Complete Waiver', href: dashboard.waiver() },
  ];
}
