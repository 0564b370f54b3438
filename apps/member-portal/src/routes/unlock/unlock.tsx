import { isApiError } from '@detroit-well/api-client';
import { useFormMutation } from '@detroit-well/booking/form-mutation';
import { paths, safeNext } from '@detroit-well/config/paths';
import { Button } from '@detroit-well/ui/components/button';
import { Form } from '@detroit-well/ui/form/form';
import { FormPasswordField } from '@detroit-well/ui/form/fields';
import { useForm } from '@detroit-well/ui/form/use-form';
import { forgetLock, lockedNext } from '@detroit-well/ui/sign-in-lock';
import { signInForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { client } from '../../api/client.ts';
import { signOut } from '../../auth/session.ts';
import { useTitle } from '../../navigation/use-title.ts';
import { readSettings } from '../../settings/settings.ts';

const rules = z.pick(signInForm, { password: true });

/** Leaves for a page without an entry for this one, so that Back does not lead to it. */
function leave(to: string): void {
  forgetLock();
  location.replace(to);
}

const nextPage = (): string =>
  safeNext(lockedNext(), { site: readSettings().publicSiteUrl, portal: location.origin }).href;

/** The only page of a device that was handed over, beside the waiver: its password brings the rest back. */
export function Screen() {
  useTitle('Locked');
  const form = useForm({ resolver: zodResolver(rules), defaultValues: { password: '' } });
  const { sending, pending } = useFormMutation(form, {
    operation: 'unlock',
    send: (body) => client.auth.unlock({ body }),
    onSuccess: () => leave(nextPage()),
    onError: (_description, error) => {
      // The fifth wrong password, or a sign-in that has ended elsewhere.
      if (isApiError(error) && error.status === 401) leave(paths.login());
      return undefined;
    },
  });
  return (
    <>
      <h1>This device is locked</h1>
      <p className="lead">The password of whoever signed in brings everything back.</p>
      <Form form={form} {...sending} summary={false} label="Unlock" className="form unlock">
        {/* No password manager of the browser fills it in: the device may still be in other hands. */}
        <FormPasswordField name="password" label="Password" autoComplete="off" data-autofocus />
        <div className="row">
          <Button type="submit" variant="signal" slash busy={pending} busyLabel="Unlocking...">
            Unlock
          </Button>
          <Button variant="line" onClick={() => void signOut().then(() => leave(paths.login()))}>
            Sign out
          </Button>
        </div>
      </Form>
    </>
  );
}
