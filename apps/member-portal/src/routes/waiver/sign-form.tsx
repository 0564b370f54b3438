import { useQueryClient } from '@tanstack/react-query';
import { lookUpAddress } from '@detroit-well/api-client';
import type { WaiverContent } from '@detroit-well/api-client/contract';
import * as constants from '@detroit-well/config/constants';
import { Button } from '@detroit-well/ui/components/button';
import { FieldError } from '@detroit-well/ui/components/field';
import { FormCheckbox, FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { client } from '../../api/client.ts';
import { waiverContentQuery, waiverStatusQuery } from '../../api/queries.ts';
import { DraftNotice } from '../../drafts/draft-notice.tsx';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { storedRequest, storedWith } from '@detroit-well/booking/idempotency-keys';
import { useFormMutation } from '@detroit-well/booking/form-mutation';
import { readSettings } from '../../settings/settings.ts';
import { consents, signingRules, typedNameLabel, unsigned } from '../../waiver/consents.ts';
import { signaturePicture } from '../../waiver/signature-drawing.ts';
import { SignaturePad } from '../../waiver/signature-pad.tsx';

const formId = 'sign-waiver';

type Values = z.input<typeof signingRules>;

/**
 * The form with three checkboxes and a signature; all four are required (SPEC-A 5). It sends the version that the member
 * read.
 */
export function SignForm({ content, onSigned }: { content: WaiverContent; onSigned: () => void }) {
  const { version } = content;
  const queries = useQueryClient();
  const [drawing, setDrawing] = useState<string | null>(null);
  /** Key of the signature pad: a new number mounts an empty pad. */
  const [pad, setPad] = useState(0);
  const signed = (values: Values): Values => ({
    ...values,
    signature: drawing ?? signaturePicture(null, values.typed_name) ?? '',
  });
  const form = useForm<Values>({
    resolver: (values, context, options) => zodResolver(signingRules)(signed(values), context, options),
    defaultValues: unsigned,
  });
  // The draft belongs to this version of the text: a consent to another version does not count.
  const draft = useFormDraft(`waiver:${version}`, form);
  const missing = signingRules.safeParse(signed(form.watch())).error?.issues[0]?.message;

  const request = storedRequest(`${formId}:${version}`);
  const { sending, pending } = useFormMutation(form, {
    operation: 'acceptWaiver',
    effect: 'your waiver was signed',
    request,
    send: async ({ terms_acknowledged: _terms, typed_name: _name, ...given }, idempotencyKey) => {
      const ip_address = await storedWith(`${formId}:${version}`, idempotencyKey ?? '', () =>
        lookUpAddress(readSettings().ipLookupUrl),
      );
      const body = { ...given, version, ip_address };
      return client.waiver.accept({ body }, { idempotencyKey });
    },
    onSuccess: (status, { waiver_accepted, payment_consent }) => {
      draft.end();
      // The response may not contain what was signed.
      const signedNow = { waiver_accepted, payment_consent, accepted_version: version };
      const stored = status.waiver_accepted ? status : { ...status, ...signedNow, current_version: version };
      queries.setQueryData(waiverStatusQuery().queryKey, stored);
      onSigned();
      setTimeout(() => {
        for (const noun of ['waiver', 'profile']) void queries.invalidateQueries({ queryKey: [noun] });
      }, constants.successDelayMs.waiverStatusRefresh);
    },
    onError: () => {
      // Another version may have come into force.
      void queries.invalidateQueries({ queryKey: waiverContentQuery().queryKey });
      return undefined;
    },
  });
  const signatureError = form.formState.errors.signature?.message;

  return (
    <div className="waiver__sign">
      <Form form={form} id={formId} label="Sign the waiver" {...sending}>
        <DraftNotice
          draft={draft}
          text="What you filled in is still here. A drawn signature is not kept."
          onDiscard={() => {
            draft.discard();
            setDrawing(null);
            setPad(pad + 1);
          }}
        />
        {consents.map((box) => (
          <FormCheckbox key={box.name} {...box} />
        ))}
        <SignaturePad key={pad} onChange={setDrawing} onClear={() => form.setValue('typed_name', '')}>
          <FormTextField name="typed_name" label={typedNameLabel} autoComplete="name" optional />
        </SignaturePad>
        {signatureError ? <FieldError id="signature-problem">{signatureError}</FieldError> : null}
        <Button
          type="submit"
          variant="signal"
          slash
          busy={pending}
          busyLabel="Signing..."
          disabledReason={missing}
        >
          Sign waiver
        </Button>
      </Form>
    </div>
  );
}
