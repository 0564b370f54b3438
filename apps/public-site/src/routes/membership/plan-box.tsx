import { joinedTitle } from '@detroit-well/booking/joining/texts';
import { inWords, yearlyText } from '@detroit-well/booking/joining/yearly-text';
import { brand } from '@detroit-well/config/brand';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { formatCents, toCents } from '@detroit-well/pricing';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { Status } from '@detroit-well/ui/components/status';
import { useState, type MouseEvent } from 'react';
import type { PageContext } from '../../page.ts';
import type { Offer, PlanPrice } from './loader.ts';
import { useVisitor } from '../../visitor/visitor.ts';
import { includedText } from './compare.ts';
import { joinHref } from './join-link.ts';
import { useCode } from './use-code.ts';

interface PlanBoxProps {
  readonly context: Pick<PageContext, 'portalUrl' | 'apiUrl'>;
  readonly offer: Offer;
  /** The version that the address asks for. */
  readonly chosen: string | null;
  /** The promo code of the address; empty without one. */
  readonly code: string;
  /** True if it stands before all others, so that its button is the one of the page. */
  readonly isFirst: boolean;
  /** Opens the panel for a visitor. */
  readonly onJoin: OnJoin;
}

type OnJoin = (event: MouseEvent<HTMLAnchorElement>, version: string) => void;

const periodNames = { month: 'Monthly', year: 'Yearly' } as const;

/** The price of a membership, and the button. The monthly price is chosen unless the address asks for another one. */
export function PlanBox({ context, offer, chosen, code, isFirst, onJoin }: PlanBoxProps) {
  const visitor = useVisitor();
  const { name, prices, isIntroductory } = offer;
  const first = prices.find(({ versionId }) => versionId === chosen) ?? prices[0];
  const [version, setVersion] = useState(first?.versionId);
  const current = prices.find(({ versionId }) => versionId === version) ?? first;
  const { applied, why } = useCode(context, current?.id);
  if (!current) return null;
  const price = applied ? toCents(applied.amount_due) : current.cents;
  return (
    <div data-part="box">
      <h2 className="d3">{name}</h2>
      <p data-part="price">
        <span className="num">{formatCents(price)}</span>
        <span className="sm">
          {applied ? forText(applied, current) : `a ${current.period}`}
          {isIntroductory ? <OnceText /> : null}
        </span>
      </p>
      {current.perMonth ? <p>{`${includedText(current.perMonth)}.`}</p> : null}
      {/* Without JavaScript the price above and the link stay those of the first choice; each choice names its own. */}
      <div className="stack">
        {prices.length > 1 ? (
          <RadioCards
            legend="How you pay"
            legendHidden
            name="plan"
            value={version}
            onChange={setVersion}
            options={prices.map((price) => ({
              value: price.versionId,
              label: periodNames[price.period],
              detail: detailOf(price, prices),
              aside: formatCents(price.cents),
            }))}
          />
        ) : null}
        <ButtonLink
          variant={isFirst ? 'signal' : 'ink'}
          full
          slash
          href={joinHref(current, context, visitor, code)}
          onClick={(event) => onJoin(event, current.versionId)}
        >
          {applied ? `Join for ${formatCents(price)}` : `Join for ${formatCents(price)} a ${current.period}`}
        </ButtonLink>
        <p role="status" className="sm">
          {applied ? `${applied.code}: ${applied.sentence}` : why}
        </p>
      </div>
      <p className="sm muted">
        You create an account in the same step. To join at the desk, call{' '}
        <a data-part="phone" href={brand.phone.href}>
          {brand.phone.label}
        </a>
        , write to us or come by, and your membership starts that day.
      </p>
    </div>
  );
}

/** Who may have an introductory offer. */
export const OnceText = () => (
  <>
    <br />
    <span className="muted">once, if you are new</span>
  </>
);

/** How long the price with a code holds: `a month for three payments, then $49`. */
function forText({ payments }: { readonly payments: number | null }, { period, cents }: PlanPrice): string {
  if (payments === null) return `a ${period}`;
  const full = formatCents(cents);
  return payments === 1
    ? `the first ${period}, then ${full}`
    : `a ${period} for ${inWords(payments)} payments, then ${full}`;
}

function detailOf({ period, cents }: PlanPrice, prices: readonly PlanPrice[]): string | undefined {
  const month = prices.find((one) => one.period === 'month');
  return period === 'year' && month ? yearlyText(month.cents, cents) : undefined;
}

/** For a visitor who has a membership. */
export const MemberBox = ({ context }: { context: Pick<PageContext, 'portalUrl'> }) => (
  <div data-part="box">
    <p>
      <Status tone="ok">Active</Status>
    </p>
    <h2 className="d3">{joinedTitle}</h2>
    <p>You pay the member rate in every session.</p>
    <ButtonLink variant="signal" full slash href={portalUrl(context.portalUrl, paths.dashboard.membership())}>
      See your membership
    </ButtonLink>
  </div>
);

export const NothingOnSale = () => (
  <div data-part="box">
    <p>
      <Status tone="wait">Closed for now</Status>
    </p>
    <h2 className="d3">No membership is on sale</h2>
    <p>Whoever has one keeps it. Everyone can train at the public rate.</p>
    <ButtonLink variant="line" full href={paths.contact({ topic: 'membership' })}>
      Ask the desk
    </ButtonLink>
  </div>
);
