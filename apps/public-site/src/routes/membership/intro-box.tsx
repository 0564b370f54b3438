import { paths, portalUrl } from '@detroit-well/config/paths';
import { formatCents } from '@detroit-well/pricing';
import { ButtonLink } from '@detroit-well/ui/components/button';
import type { PageContext } from '../../page.ts';
import type { Pack } from './loader.ts';
import { OnceText } from './plan-box.tsx';

interface IntroBoxProps {
  readonly pack: Pack;
  readonly context: Pick<PageContext, 'portalUrl'>;
  /** True if it stands before all others, so that its button is the one of the page. */
  readonly isFirst: boolean;
}

/** An introductory pack, for people who are new. */
export function IntroBox({ pack, context, isFirst }: IntroBoxProps) {
  const { versionId, name, cents, credits, validDays } = pack;
  const sessions = credits === 1 ? '1 session' : `${credits} sessions`;
  return (
    <div data-part="box">
      <h2 className="d3">{name}</h2>
      <p data-part="price">
        <span className="num">{formatCents(cents)}</span>
        <span className="sm">
          {`for ${sessions}`}
          <OnceText />
        </span>
      </p>
      <div className="stack">
        <ButtonLink
          variant={isFirst ? 'signal' : 'ink'}
          full
          slash
          href={portalUrl(context.portalUrl, paths.dashboard.passes({ plan: versionId }))}
        >
          {`Take ${sessions} for ${formatCents(cents)}`}
        </ButtonLink>
      </div>
      <p className="sm muted">
        {`Single ${credits === 1 ? 'session' : 'sessions'} within ${validDays} days from the day you buy. It ends by itself, and nothing renews.`}
      </p>
    </div>
  );
}
