import { OperatorError } from '@detroit-well/config/env';
import { passwordResetForm, passwordResetRequestForm } from '@detroit-well/validation';
import { parseArgs } from 'node:util';
import { createOwner } from '../../features/account/create-owner.ts';
import { createPasswords } from '../../features/auth/passwords.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { useInProduction } from '../seed/live-database.ts';
import { processSettings } from '../settings.ts';
import { cleanStoredTexts } from '../stored-texts/clean-stored-texts.ts';
import { ask, askSecret } from './ask.ts';
import { run } from './run.ts';

/**
 * `create-owner --email you@example.com` creates the first owner in a production database. It reads the password
 * from standard input, because other users of the machine can see arguments. `--another` creates a further account.
 */
await run(async () => {
  const { values } = parseArgs({ options: { email: { type: 'string' }, another: { type: 'boolean' } } });
  const settings = processSettings();
  if (settings.deployment !== 'production')
    throw new OperatorError(
      'The demo has its own owner. Set DEPLOYMENT=production and the settings of the API.',
    );
  const address = { email: values.email ?? (await ask('Email: ')) };
  const email = accepted(passwordResetRequestForm, address).email;
  const typed = await askSecret('Password: ');
  const { password } = accepted(passwordResetForm, { password: typed, confirm_password: typed });
  const database = await openDatabase(settings);
  try {
    await cleanStoredTexts(database, systemClock.now());
    await useInProduction(database, systemClock.now());
    const passwordHash = await createPasswords().hash(password);
    const { another = false } = values;
    await database.withTx((tx) => createOwner(tx, { email, passwordHash, another }, systemClock.now()));
    return `${email} can sign in at ${settings.addresses.portalUrl} now, and is an owner of the studio.`;
  } finally {
    await database.close();
  }
});

interface Form<Output> {
  safeParse(
    input: unknown,
  ): { success: true; data: Output } | { success: false; error: { issues: readonly { message: string }[] } };
}

/** The input of a form, or its messages as one error. */
function accepted<Output>(form: Form<Output>, input: unknown): Output {
  const result = form.safeParse(input);
  if (result.success) return result.data;
  throw new OperatorError([...new Set(result.error.issues.map(({ message }) => message))].join('\n'));
}
