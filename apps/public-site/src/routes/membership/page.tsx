import type { OfferedPlan } from '@detroit-well/booking/joining/sold-plan';
import { paths } from '@detroit-well/config/paths';
import { studioDay } from '@detroit-well/config/studio-time';
import { formatCents, fromCents } from '@detroit-well/pricing';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { useMemo } from 'react';
import { PageFailed } from '../../layout/page-failed.tsx';
import type { PageProps } from '../../page.ts';
import { membershipPicture } from '../../pictures/paths.ts';
import { Picture } from '../../pictures/picture.tsx';
import { useVisitor } from '../../visitor/visitor.ts';
import { includedText } from './compare.ts';
import { FromWhen } from './from-when.tsx';
import { IntroBox } from './intro-box.tsx';
import { useJoinPanel } from './join-host.tsx';
import { joinHref } from './join-link.ts';
import type { MembershipData, Offer } from './loader.ts';
import { Packs } from './packs.tsx';
import { MemberBox, NothingOnSale, PlanBox } from './plan-box.tsx';
import { Savings } from './savings.tsx';
import { useIsNew } from './use-is-new.ts';

/** The price of a membership, its savings, and its benefits. */
export function MembershipPage({ data, context }: PageProps<MembershipData>) {
  const visitor = useVisitor();
  const offered = data.kind === 'ready' ? data.offers : none;
  const plans = useMemo(() => offered.flatMap(plansOf), [offered]);
  const { onJoin, panel } = useJoinPanel(context, plans);
  const isNew = useIsNew(context, data.kind === 'ready' && hasIntroductory(data));
  if (data.kind === 'failed') return <PageFailed here={context.here} />;
  const { sessions, chosen, code, isGone } = data;
  const shown = <Sold extends { readonly isIntroductory: boolean }>(sold: readonly Sold[]) =>
    sold.filter(({ isIntroductory }) => isNew || !isIntroductory);
  const offers = shown(data.offers);
  const packs = shown(data.packs);
  const isMember = visitor.kind === 'member' && visitor.membership?.is_active === true;
  const including = offers.flatMap(({ name, prices }) => {
    const perMonth = prices[0]?.perMonth;
    return perMonth ? [{ name, perMonth }] : [];
  });
  const usual = offers.find(({ isIntroductory }) => !isIntroductory) ?? offers[0];
  const plan = isMember ? undefined : usual?.prices[0];
  const firstPacks = isMember ? [] : packs.filter(({ isIntroductory }) => isIntroductory);
  const laterPacks = packs.filter(({ isIntroductory }) => !isIntroductory);
  return (
    <>
      <div className="membership">
        <header data-theme="dark">
          <div className="wrap">
            <h1 className="d1">Membership</h1>
            <p className="lead">
              Come often, pay less. The member rate in every session, while you are a member.
            </p>
          </div>
          <Picture path={membershipPicture} width={900} height={900} first />
        </header>
        {isGone ? (
          <div className="wrap" data-part="gone">
            <Flash tone="note" title="This membership is no longer on sale." live={false}>
              People who have it keep it.
              {offers.length > 0 ? ' This is what you can join today.' : ''}
            </Flash>
          </div>
        ) : null}
        <div className="wrap" data-part="columns">
          <aside aria-label="Join">
            {isMember ? <MemberBox context={context} /> : null}
            {firstPacks.map((pack, place) => (
              <IntroBox key={pack.versionId} pack={pack} context={context} isFirst={place === 0} />
            ))}
            {!isMember && offers.length === 0 ? <NothingOnSale /> : null}
            {isMember
              ? null
              : offers.map((offer, place) => (
                  <PlanBox
                    key={`${offer.isIntroductory} ${offer.name}`}
                    context={context}
                    offer={offer}
                    chosen={chosen}
                    code={code}
                    isFirst={place === 0 && firstPacks.length === 0}
                    onJoin={onJoin}
                  />
                ))}
          </aside>
          <div data-part="main">
            {sessions === null ? (
              <section>
                <p>
                  The sessions could not be loaded, so this page cannot show what a membership saves.{' '}
                  <a href={context.here}>Try again</a>
                </p>
              </section>
            ) : (
              <Savings sessions={sessions} plan={plan} today={studioDay(context.now)} />
            )}
            {plan && sessions ? <FromWhen sessions={sessions} plan={plan} /> : null}
            <section aria-labelledby="includes">
              <h2 className="d3" id="includes">
                What it includes
              </h2>
              <div data-part="lists">
                <div>
                  <h3 className="h4">In it</h3>
                  <ul className="ticks">
                    <li>The member rate in every session on the days you are a member</li>
                    {including.map(({ name, perMonth }) => (
                      <li
                        key={name}
                      >{`${name}: ${includedText(perMonth)}, in the month in which you come`}</li>
                    ))}
                    <li>The member rate for a whole course, if you are a member on its first day</li>
                  </ul>
                </div>
                <div>
                  <h3 className="h4">Not in it</h3>
                  <ul className="ticks" data-no>
                    <li>
                      {including.length > 0
                        ? 'Courses, and more sessions than are included: you pay the member rate for each'
                        : 'The sessions themselves: you pay the member rate for each'}
                    </li>
                    <li>A spot kept free: full is full for members too</li>
                    <li>Friends: each person has their own</li>
                  </ul>
                </div>
              </div>
            </section>
            {plan ? (
              <section aria-labelledby="stop">
                <h2 className="d3" id="stop">
                  Cancelling
                </h2>
                <p>
                  In your dashboard, under Membership, at any time. It runs to the end of what you paid, then
                  stops. You can take it back until that day. Sessions you are registered for keep the rate
                  you paid.
                </p>
              </section>
            ) : null}
            {isMember || laterPacks.length === 0 ? null : <Packs packs={laterPacks} context={context} />}
            <p>
              <a href={paths.training()}>See all sessions</a>
            </p>
            <p>
              <a href={paths.gift()}>Give a gift card</a>
            </p>
          </div>
          {plan ? (
            <div data-part="bar">
              <p>
                <b>{formatCents(plan.cents)}</b>
                <span>{`a ${plan.period}`}</span>
              </p>
              <ButtonLink
                size="sm"
                href={joinHref(plan, context, visitor, code)}
                onClick={(event) => onJoin(event, plan.versionId)}
              >
                Join
              </ButtonLink>
            </div>
          ) : null}
        </div>
      </div>
      {panel}
    </>
  );
}

const none: readonly Offer[] = [];

const hasIntroductory = ({ offers, packs }: Extract<MembershipData, { kind: 'ready' }>): boolean =>
  [...offers, ...packs].some(({ isIntroductory }) => isIntroductory);

/** The plans that the panel sells: each price as the plan that the server knows. */
const plansOf = ({ name, prices }: Offer): OfferedPlan[] =>
  prices.map(({ id, versionId, period, cents }) => ({
    id,
    version_id: versionId,
    name,
    period,
    price: fromCents(cents),
  }));
