import { paths, portalUrl } from '@detroit-well/config/paths';
import { formatCents } from '@detroit-well/pricing';
import { ButtonLink } from '@detroit-well/ui/components/button';
import type { PageContext } from '../../page.ts';
import type { Pack } from './loader.ts';

interface PacksProps {
  readonly packs: readonly Pack[];
  readonly context: Pick<PageContext, 'portalUrl'>;
}

/** Packs of credits, for people who come without a membership. */
export const Packs = ({ packs, context: { portalUrl: portal } }: PacksProps) => (
  <section aria-labelledby="packs">
    <h2 className="d3" id="packs">
      Packs of credits
    </h2>
    <p>
      One credit pays for one single session, at any price, and never for a course. Nothing renews. Cancel 24
      or more hours before, and the same credit comes back.
    </p>
    <ul data-part="packs">
      {packs.map(({ versionId, name, cents, credits, validDays }) => (
        <li key={versionId}>
          <h3 className="h4">{name}</h3>
          <p data-part="price">
            <span className="num">{formatCents(cents)}</span>
            <span className="sm">{`${formatCents(Math.round(cents / credits))} each`}</span>
          </p>
          <p className="sm muted">{`For ${validDays} days from the day you buy it`}</p>
          <ButtonLink
            variant="line"
            href={portalUrl(portal, paths.dashboard.passes({ plan: versionId }))}
            aria-label={`Buy ${name} for ${formatCents(cents)}`}
          >
            Buy
          </ButtonLink>
        </li>
      ))}
    </ul>
  </section>
);
