import { waitingForCheck } from '@detroit-well/booking/human-check';
import { HumanCheckBox } from '@detroit-well/ui/components/human-check-box';
import { NewsletterForm } from '@detroit-well/ui/patterns/newsletter-form';
import { LateForm } from '../late-form/late-form.tsx';
import { mailingListId, unexpectedError } from './mailing-list.ts';

/** The mailing list in the footer. Its code loads at the first touch. */
export function FooterNewsletter({ apiUrl }: { apiUrl: string }) {
  return (
    <LateForm
      load={async () => {
        const { FooterJoin } = await import('./footer-join.tsx');
        return (typed) => <FooterJoin apiUrl={apiUrl} typed={typed} />;
      }}
      renderFrame={(failed) => <Frame failed={failed} />}
    />
  );
}

function Frame({ failed }: { failed: boolean }) {
  return (
    <NewsletterForm
      id={mailingListId}
      data-early="newsletter"
      error={failed ? unexpectedError : null}
      inputProps={{ maxLength: 254 }}
      waitingFor={waitingForCheck('idle')}
      humanCheck={<HumanCheckBox state="idle" />}
    />
  );
}
