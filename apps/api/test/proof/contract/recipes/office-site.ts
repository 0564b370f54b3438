import { menuBody, siteBody, siteCases, testimonialsBody } from '../../../office/site-cases.ts';
import { aTeamMember } from '../../../team-fixture.ts';
import type { Make, Recipe } from '../recipe.ts';

/** A save of the owner over a version that nobody has stored. */
const stale =
  (name: string, body: object): Make =>
  async ({ server }) => {
    await siteCases[name]?.(server);
    return { by: await aTeamMember(server, 'owner'), body: { ...body, version: 7 } };
  };

export const siteRejected: Readonly<Record<string, Recipe['rejected']>> = {
  'officeSite.saveMenu': { version_conflict: stale('officeSite.saveMenu', menuBody) },
  'officeSite.saveTestimonials': {
    version_conflict: stale('officeSite.saveTestimonials', testimonialsBody),
  },
  'officeSite.save': { version_conflict: stale('officeSite.save', siteBody) },
};
