import { paths } from '@detroit-well/config/paths';
import { Breadcrumbs } from '@detroit-well/ui/components/breadcrumbs';
import { Flash } from '@detroit-well/ui/components/flash';
import { Checkbox } from '@detroit-well/ui/components/checkbox';
import { HumanCheckBox } from '@detroit-well/ui/components/human-check-box';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { TextArea } from '@detroit-well/ui/components/text-area';
import { TextField } from '@detroit-well/ui/components/text-field';
import { studioDay } from '@detroit-well/config/studio-time';
import { LateForm } from '../../late-form/late-form.tsx';
import type { PageContext, PageProps } from '../../page.ts';
import { Balance } from './balance.tsx';
import { GiftFields, giftConsent } from './gift-fields.tsx';
import { GiftPay } from './gift-pay.tsx';
import { emptyGift } from './gift-values.ts';
import { GiftPreview } from './preview.tsx';
import { formTexts } from '../../messages/form-texts.ts';
import { bookingMessages } from '@detroit-well/booking/messages';

/** Buying a gift card: the form, and what the recipient gets. */
export function GiftPage({ context }: PageProps<null>) {
  return (
    <div className="gift wrap">
      <Breadcrumbs items={[{ label: 'Membership', href: paths.membership() }, { label: 'Gift card' }]} />
      <h1 className="d1">Gift card</h1>
      <p data-part="no-script">
        {`${formTexts.needsScript} Gift cards are also sold at the desk, half an hour before each session.`}
      </p>
      <LateForm
        soon
        load={async () => {
          const { SendingForm } = await import('./sending-form.tsx');
          return (typed) => <SendingForm context={context} typed={typed} />;
        }}
        renderFrame={(failed) => <Frame failed={failed} context={context} />}
      />
      <Balance context={context} />
    </div>
  );
}

/** The form until its code has loaded. */
function Frame({ failed, context }: { failed: boolean; context: PageContext }) {
  return (
    <div data-part="columns">
      <form className="form" noValidate data-early="gift" aria-label="Gift card">
        {failed ? (
          <Flash tone="bad" title={formTexts.notLoaded}>
            {`${bookingMessages.nothingChargedStillHere} Please try again.`}
          </Flash>
        ) : null}
        <GiftFields
          kit={{
            Text: TextField,
            Area: TextArea,
            radio: (name, value) => ({ name, value, defaultChecked: emptyGift[name] === value }),
          }}
          values={emptyGift}
          today={studioDay(context.now)}
        />
        <fieldset data-part="card-soon" aria-busy="true">
          <legend>Card</legend>
          <Skeleton height={320} />
        </fieldset>
        <Checkbox label={giftConsent} />
        <HumanCheckBox state="idle" />
        <GiftPay cents={5_000} />
      </form>
      <GiftPreview values={emptyGift} />
    </div>
  );
}
