import type { Session } from '@detroit-well/api-client/contract';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { readSettings } from '../settings/settings.ts';

/** The full address of a page of the public site. */
export const onSite = (path: string): string => siteUrl(readSettings().publicSiteUrl, path);

/** The page of the session's coach on the public site. */
export const coachHref = ({ coach, coach_name: name }: Pick<Session, 'coach' | 'coach_name'>): string =>
  onSite(paths.coach(coach ?? { name }));

/** The page of the session's program on the public site. */
export const programHref = ({ program }: Pick<Session, 'program'>): string =>
  onSite(paths.program({ category: program.category_name, program: program.title }));
