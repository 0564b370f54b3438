import { makeSigningLink } from '../../../../src/features/waiver-links/signing-links.ts';
import { currentWaiver } from '../../../../src/features/waiver/versions.ts';
import { aMember } from '../../../booking.ts';
import { drawn } from '../../../signatures.ts';
import type { Asked, ContractFixture } from '../contract-fixture.ts';
import type { Make, Recipes } from '../recipe.ts';

interface Given {
  readonly lastName?: string;
  readonly version?: string;
  readonly minutesAgo?: number;
}

/** A link of a person who has not signed, and what signs it. */
async function aLink(
  { server }: ContractFixture,
  { lastName = 'Byron', version, minutesAgo = 0 }: Given = {},
) {
  const { id: userId } = await aMember(server, { waiver: false, lastName });
  const { database, deps, clock } = server;
  const at = new Date(clock.now().getTime() - minutesAgo * 60_000);
  const made = await database.withTx((tx) =>
    makeSigningLink(tx, deps.settings, { userId, send: 'none' }, at),
  );
  const current = await currentWaiver(database.db, clock.now());
  const consents = { waiver_accepted: true, payment_consent: true, signature: await drawn() };
  return {
    params: { token: made.url.split('/').at(-1) ?? '' },
    body: { ...consents, version: version ?? current?.version ?? '' },
  };
}

const signing =
  (given?: Given): Make =>
  (fixture) =>
    aLink(fixture, given);
const reading: Make = async (fixture) => ({ params: (await aLink(fixture)).params });

const used = async (fixture: ContractFixture): Promise<Asked> => {
  const link = await aLink(fixture);
  await fixture.ask('waiver', 'signLink', { ...link, by: null });
  return link;
};
const ended = (fixture: ContractFixture): Promise<Asked> => aLink(fixture, { minutesAgo: 31 });
const withoutBody =
  (make: (fixture: ContractFixture) => Promise<Asked>): Make =>
  async (fixture) => {
    const { params } = await make(fixture);
    return params ? { params } : {};
  };

export const waiverLinkRecipes: Recipes = {
  'waiver.readLink': {
    good: reading,
    rejected: { link_used: withoutBody(used), link_ended: withoutBody(ended) },
  },
  'waiver.signLink': {
    good: signing(),
    cheap: async (fixture) => ({ ...(await aLink(fixture, { version: '0' })), params: { token: 'unknown' } }),
    other: { ip_address: '198.51.100.7' },
    rejected: {
      link_used: used,
      link_ended: ended,
      profile_incomplete: signing({ lastName: '' }),
      waiver_changed: signing({ version: '0' }),
    },
  },
};
