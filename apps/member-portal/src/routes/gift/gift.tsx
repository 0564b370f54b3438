import type { RedeemedGiftCard } from '@detroit-well/api-client/contract';
import { brand } from '@detroit-well/config/brand';
import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AccountPage } from '../../account/account-page.tsx';
import { dollars } from '../../format/money.ts';
import { ResultRegion } from '../../outcomes/result-region.tsx';
import { giftTitle } from './gift-title.ts';
import { RedeemForm } from './redeem-form.tsx';
import './gift.css';

/** Turns the code of a gift card into studio credit. */
export function Screen() {
  const [redeemed, setRedeemed] = useState<RedeemedGiftCard | null>(null);
  return (
    <AccountPage title={giftTitle} aside={<Aside />}>
      <div className="gift">
        <ResultRegion of={redeemed}>
          {redeemed ? (
            <Flash tone="ok" title={`$${redeemed.amount} is yours.`} live={false}>
              {`It was added to your studio credit${redeemed.sender_name === '' ? '' : `, from ${redeemed.sender_name}`}.`}
            </Flash>
          ) : null}
        </ResultRegion>
        {redeemed ? (
          <div data-part="credit">
            <span className="num">{dollars(redeemed.balance)}</span>
            <p>
              <Link to={paths.dashboard.credit()}>Studio credit</Link>
              {' is spent before a card, without end.'}
            </p>
            <ButtonLink variant="signal" slash href={paths.dashboard.home()}>
              Find a session
            </ButtonLink>
          </div>
        ) : null}
        {redeemed ? <h2 className="d3">Another card</h2> : null}
        <RedeemForm onRedeemed={setRedeemed} />
      </div>
    </AccountPage>
  );
}

const Aside = () => (
  <>
    <h2 className="h4">How it is spent</h2>
    <p>The whole amount becomes studio credit. It pays for any session and never expires.</p>
    <h2 className="h4">No code?</h2>
    <p>
      It is in the email with your gift card. If you cannot find it, call{' '}
      <a href={brand.phone.href}>{brand.phone.label}</a>.
    </p>
  </>
);
