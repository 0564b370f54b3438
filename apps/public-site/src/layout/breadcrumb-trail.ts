import { paths } from '@detroit-well/config/paths';

export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** Labels of path segments (SPEC-A 2, breadcrumb labels). */
const labels: Readonly<Record<string, string>> = {
  'the-standard': 'The Standard',
  training: 'Training',
  events: 'Events',
  blog: 'Blog',
  membership: 'Membership',
  dashboard: 'Dashboard',
  profile: 'Profile',
  settings: 'Settings',
};

function labelOf(segment: string): string {
  if (Object.hasOwn(labels, segment)) return labels[segment] ?? segment;
  const parts = segment.split('-').filter(Boolean);
  return parts.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** The breadcrumbs from Home to this page: each path segment is a step, and the last one has the page's own title. */
export function breadcrumbTrail(path: string, title: string): Crumb[] {
  const segments = path.split('/').filter(Boolean);
  const above = segments.slice(0, -1).map((segment, index) => ({
    label: labelOf(segment),
    href: `/${segments.slice(0, index + 1).join('/')}`,
  }));
  return [{ label: 'Home', href: paths.home() }, ...above, { label: title }];
}
