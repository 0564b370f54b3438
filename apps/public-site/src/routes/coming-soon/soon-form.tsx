import { waitingForCheck } from '@detroit-well/booking/human-check';
import { networkOrInternalError } from '@detroit-well/api-client/errors';
import { HumanCheckBox } from '@detroit-well/ui/components/human-check-box';
import { NewsletterForm } from '@detroit-well/ui/patterns/newsletter-form';
import { LateForm } from '../../late-form/late-form.tsx';

/** Early access. The code of the form loads at the first touch. */
export function SoonForm({ apiUrl }: { apiUrl: string }) {
  return (
    <LateForm
      load={async () => {
        const { SoonJoin } = await import('./soon-join.tsx');
        return (typed) => <SoonJoin apiUrl={apiUrl} typed={typed} />;
      }}
      renderFrame={(failed) => <Frame failed={failed} />}
    />
  );
}

function Frame({ failed }: { failed: boolean }) {
  return (
    <NewsletterForm
      data-early="newsletter"
      error={failed ? networkOrInternalError : null}
      inputProps={{ maxLength: 254 }}
      buttonLabel="Get early access"
      waitingFor={waitingForCheck('idle')}
      humanCheck={<HumanCheckBox state="idle" />}
    />
  );
}
