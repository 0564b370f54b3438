import type { OwnMembership } from '@detroit-well/api-client/contract';
import { keepsRate } from '@detroit-well/booking/joining/texts';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { Flash } from '@detroit-well/ui/components/flash';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountPage } from '../../account/account-page.tsx';
import { membershipsQuery } from '../../api/queries.ts';
import { asyncState } from '../../api/query-state.ts';
import { whenLoadFails } from '../../outcomes/load-failure.tsx';
import { ResultRegion } from '../../outcomes/result-region.tsx';
import { EarlierMemberships } from './earlier-memberships.tsx';
import { JoinOffer } from './join-offer.tsx';
import { MembershipCard } from './membership-card.tsx';
import type { Told } from './told.ts';
import { MembershipPayments } from './membership-payments.tsx';

/** The Membership screen: what the member has, its payments, and joining. */
export function Screen() {
  const query = useQuery(membershipsQuery());
  return (
    <AccountPage
      title="Membership"
      aside={
        <>
          <h2 className="h4">What it gives you</h2>
          <p>While you are a member, you pay the Member Rate for every session.</p>
          <h2 className="h4">How to stop</h2>
          <p>{`Cancel on this page at any time. ${keepsRate}.`}</p>
        </>
      }
    >
      <AsyncView
        view={asyncState(query)}
        loading={<Skeleton height={640} />}
        loadingLabel="Loading your memberships..."
        failed={whenLoadFails({
          operation: 'loadDashboard',
          headingLevel: 2,
          onRetry: () => void query.refetch(),
        })}
      >
        {(memberships) => <Memberships memberships={memberships} />}
      </AsyncView>
    </AccountPage>
  );
}

const live = new Set<OwnMembership['state']>(['pending', 'active', 'past_due', 'paused']);

function Memberships({ memberships }: { memberships: readonly OwnMembership[] }) {
  const [told, setTold] = useState<Told | null>(null);
  const current = memberships.find(({ state }) => live.has(state));
  const lost = current ? undefined : memberships.find(({ can_pay }) => can_pay);
  const shown = current ?? lost;
  return (
    <>
      <ResultRegion of={told}>
        {told ? <Flash tone={told.tone} title={told.title} onClose={() => setTold(null)} /> : null}
      </ResultRegion>
      {shown ? <MembershipCard membership={shown} onTold={setTold} /> : null}
      {current ? null : <JoinOffer again={memberships.length > 0} onTold={setTold} />}
      <MembershipPayments memberships={memberships} />
      <EarlierMemberships memberships={memberships.filter((membership) => membership !== shown)} />
    </>
  );
}
