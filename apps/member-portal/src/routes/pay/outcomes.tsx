import type { OpenPaymentLink } from '@detroit-well/api-client/contract';
import { brand } from '@detroit-well/config/brand';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { dollars } from '../../format/money.ts';
import type { LinkEnd } from './link-end.ts';
import { PaySlip } from './pay-slip.tsx';

const titles: Readonly<Record<LinkEnd['code'], string>> = {
  link_used: 'Already paid',
  link_ended: 'This payment link has ended',
  not_found: 'This payment link is unknown',
};

const unknownLink = 'Its address may have been cut off. Open it from the message that it came with.';

interface LinkOverProps {
  readonly end: LinkEnd;
  /** What it was for, if the page has read it. */
  readonly link?: OpenPaymentLink;
}

/** A link that has ended, with the reason of the server. */
export const LinkOver = ({ end: { code, text }, link }: LinkOverProps) => (
  <>
    <h1>{titles[code]}</h1>
    <p className="lead">{code === 'not_found' ? unknownLink : text}</p>
    {link ? <PaySlip link={link} label="Amount" /> : null}
    {code === 'link_used' ? null : <p>The desk can send a new one.</p>}
    <p className="row">
      <ButtonLink variant="line" size="sm" href={brand.phone.href}>
        {`Call ${brand.phone.label}`}
      </ButtonLink>
    </p>
  </>
);

export interface Done {
  /** A wire amount; null: a card was stored and nothing charged. */
  readonly amount: string | null;
  readonly message: string;
}

/** Paid, or the card is stored. */
export const PaidByLinkDone = ({ link, amount, message }: Done & { link: OpenPaymentLink }) => (
  <>
    <h1>{amount === null ? 'Your card is stored' : 'Paid. Thank you.'}</h1>
    <p className="lead">{message}</p>
    <PaySlip
      link={amount === null ? link : { ...link, amount }}
      label={amount === null ? 'Charged' : 'Paid'}
    />
    <p className="sm muted">
      {`${amount === null ? '' : `The receipt for ${dollars(amount)} comes by email. `}The desk sees it now. You can close this page.`}
    </p>
  </>
);
