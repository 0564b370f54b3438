import type { ContactTopic } from '@detroit-well/config/studio';
import { Button } from '@detroit-well/ui/components/button';
import { HumanCheckBox } from '@detroit-well/ui/components/human-check-box';
import { SelectField } from '@detroit-well/ui/components/select-field';
import { TextArea } from '@detroit-well/ui/components/text-area';
import { TextField } from '@detroit-well/ui/components/text-field';
import { useState } from 'react';
import { waitingForCheck } from '@detroit-well/booking/human-check';
import { LateForm } from '../../late-form/late-form.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ContactSection } from './contact-section.tsx';
import { NotSent } from './not-sent.tsx';

/** The contact form. The fields keep their values whatever happens. */
export function ContactForm({ apiUrl, topic }: { apiUrl: string; topic: ContactTopic | null }) {
  return (
    <LateForm
      load={async () => {
        const { SendingForm } = await import('./sending-form.tsx');
        return (typed) => <SendingForm apiUrl={apiUrl} typed={typed} />;
      }}
      renderFrame={(failed) => <Frame failed={failed} topic={topic} />}
    />
  );
}

const kit = { Text: TextField, Select: SelectField, Area: TextArea };

/** The form until its code has loaded. */
function Frame({ failed, topic }: { failed: boolean; topic: ContactTopic | null }) {
  const [length, setLength] = useState(0);
  return (
    <ContactSection>
      {failed ? <NotSent /> : null}
      <form
        className="form"
        noValidate
        data-early="contact"
        aria-label="Write to us"
        onInput={({ target }) => {
          if (target instanceof HTMLTextAreaElement) setLength(target.value.length);
        }}
      >
        <ContactFields kit={kit} length={length} topic={topic} />
        <HumanCheckBox state="idle" />
        <div>
          <Button type="submit" variant="signal" slash disabledReason={waitingForCheck('idle')}>
            {failed ? 'Try Again' : 'Send Message'}
          </Button>
        </div>
      </form>
    </ContactSection>
  );
}
