import type { ApiSettings } from '@detroit-well/config/env';
import { createAccessTokens } from '../features/auth/access-tokens.ts';
import { createPasswords, type Passwords } from '../features/auth/passwords.ts';
import { recordRefunds } from '../features/booking/ledger/refund-ledger.ts';
import { applyChargeOutcome } from '../features/booking/registration/apply-charge-outcome.ts';
import type { HumanCheck } from '../features/challenge/human-check.ts';
import { createLocalCheck } from '../features/challenge/local.ts';
import { createTurnstileCheck } from '../features/challenge/turnstile.ts';
import { giftCardGood } from '../features/gift-cards/gift-card-good.ts';
import { membershipGood } from '../features/memberships/membership-good.ts';
import { passGood } from '../features/passes/pass-good.ts';
import { applyOutcome } from '../features/purchases/apply-outcome.ts';
import { createPayments } from '../features/payments/create-payments.ts';
import type { PaymentProvider } from '../features/payments/port/provider.ts';
import { officeDatabase } from '../platform/audit/office-database.ts';
import type { Clock, Clocks } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { readServerKeys } from '../platform/database/server-keys.ts';
import { createFiles } from '../platform/files/create-files.ts';
import type { Files } from '../platform/files/files.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { createOutbox } from '../platform/mail/outbox.ts';
import type { Deps } from './dependencies.ts';

/** The adapters that tests can replace. */
export interface Adapters {
  readonly mail: Mail;
  readonly humanCheck: HumanCheck;
  readonly passwords: Passwords;
  readonly payments: PaymentProvider;
  readonly files: Files;
}

interface Parts extends Clocks {
  readonly settings: ApiSettings;
  readonly database: Database;
  readonly adapters: Partial<Adapters>;
}

/** Creates the dependencies of the handlers, with the adapters that the settings choose. */
export async function createDependencies({
  settings,
  database,
  clock,
  systemClock,
  adapters,
}: Parts): Promise<Deps> {
  const keys = await readServerKeys(database.db);
  return {
    settings,
    database,
    office: officeDatabase(database, clock),
    clock,
    systemClock,
    keys,
    mail: adapters.mail ?? createOutbox({ clock, systemClock }),
    humanCheck: adapters.humanCheck ?? chooseCheck(settings, systemClock),
    passwords: adapters.passwords ?? createPasswords(),
    accessTokens: createAccessTokens(keys.access_tokens, systemClock),
    payments: adapters.payments ?? (await createPayments(settings, database, recordRefunds, clock)),
    chargeRecords: {
      applyOutcome: (deps, charge, outcome, also) => {
        if ('membershipId' in charge)
          return applyOutcome(
            deps,
            membershipGood,
            { ...charge, goodId: charge.membershipId },
            outcome,
            also,
          );
        if ('giftCardId' in charge)
          return applyOutcome(deps, giftCardGood, { ...charge, goodId: charge.giftCardId }, outcome, also);
        return 'passId' in charge
          ? applyOutcome(deps, passGood, { ...charge, goodId: charge.passId }, outcome, also)
          : applyChargeOutcome(deps, charge, outcome, also);
      },
      recordRefunds,
    },
    files: adapters.files ?? (await createFiles(settings)),
  };
}

function chooseCheck({ challenge, addresses, allowedOrigins }: ApiSettings, clock: Clock): HumanCheck {
  if (challenge.provider === 'local') return createLocalCheck(clock);
  const pages = [addresses.siteUrl, addresses.portalUrl, ...allowedOrigins];
  return createTurnstileCheck(challenge, challenge.hostnames ?? pages.map((url) => new URL(url).hostname));
}
