import { brand } from '@detroit-well/config/brand';
import { paths } from '@detroit-well/config/paths';
import { fromCents } from '@detroit-well/pricing';
import { metadata } from '../../metadata/metadata.ts';
import type { Head, PageContext } from '../../page.ts';
import { siteRoute } from '../../site-route.ts';
import { loadMembership, type MembershipData, type Offer, type PlanPrice } from './loader.ts';
import { MembershipPage } from './page.tsx';

/** UN/CEFACT codes of periods, as schema.org has them. */
const unitCodes = { month: 'MON', year: 'ANN' } as const;

const offerData = ({ id, cents, period }: PlanPrice, url: string) => ({
  '@type': 'Offer',
  '@id': `${url}#${id}`,
  price: fromCents(cents),
  priceCurrency: 'USD',
  url,
  availability: 'https://schema.org/InStock',
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: fromCents(cents),
    priceCurrency: 'USD',
    unitCode: unitCodes[period],
    billingDuration: 1,
  },
});

/** schema.org Product: each membership with the ways to pay for it. */
const productsData = (offers: readonly Offer[], { siteUrl }: PageContext): Record<string, unknown> => {
  const url = siteUrl + paths.membership();
  return {
    '@context': 'https://schema.org',
    '@graph': offers.map(({ name, prices }) => ({
      '@type': 'Product',
      name: `${brand.name} membership: ${name}`,
      description: whatItIs,
      brand: { '@type': 'Brand', name: brand.name },
      url,
      offers: prices.map((price) => offerData(price, url)),
    })),
  };
};

const whatItIs = 'The member rate in every session, for one person.';

function head(data: MembershipData, context: PageContext): Head {
  if (data.kind === 'failed') return { title: 'Server Error', noIndex: true };
  const page = metadata({ kind: 'page', path: paths.membership() });
  return data.offers.length > 0 ? { ...page, jsonLd: productsData(data.offers, context) } : page;
}

export const membershipRoute = siteRoute<MembershipData>({
  path: paths.membership(),
  loader: loadMembership,
  view: {
    entry: 'membership',
    Page: MembershipPage,
    head,
    isComplete: (data) => data.kind === 'ready' && data.sessions !== null,
    // Anybody can write any code.
    isCacheable: (data) => data.kind !== 'ready' || (!data.isGone && data.code === ''),
  },
});
