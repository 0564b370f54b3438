import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { TextField } from '@detroit-well/ui/components/text-field';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import { LateForm } from '../../late-form/late-form.tsx';
import { formTexts } from '../../messages/form-texts.ts';
import type { PageContext } from '../../page.ts';
import { balanceFormId, balanceTitle, codeField } from './balance-texts.ts';

/** What is on a gift card that somebody has. */
export const Balance = ({ context }: { context: PageContext }) => (
  <section data-part="balance" aria-labelledby="gift-balance-title">
    <h2 id="gift-balance-title" className="h3">
      {balanceTitle}
    </h2>
    <LateForm
      load={async () => {
        const { BalanceForm } = await import('./balance-form.tsx');
        return (typed) => <BalanceForm context={context} typed={typed} />;
      }}
      renderFrame={(failed) => (
        <form className="form" noValidate data-early="gift-balance" aria-labelledby="gift-balance-title">
          {failed ? <Flash tone="bad" title={formTexts.notLoaded} /> : null}
          <TextField {...codeField} name="code" id={fieldIdOf(balanceFormId, 'code')} />
          <Button type="submit" variant="line">
            Check
          </Button>
        </form>
      )}
    />
  </section>
);
