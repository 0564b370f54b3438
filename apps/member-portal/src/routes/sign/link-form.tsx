import { isApiError, lookUpAddress } from '@detroit-well/api-client';
import type { WaiverLink, WaiverLinkSigned } from '@detroit-well/api-client/contract';
import { useFormMutation } from '@detroit-well/booking/form-mutation';
import { useIdempotencyKey } from '@detroit-well/booking/idempotency-keys';
import { serverNow } from '@detroit-well/config/server-clock';
import { Button } from '@detroit-well/ui/components/button';
import { FieldError } from '@detroit-well/ui/components/field';
import { Flash } from '@detroit-well/ui/components/flash';
import { FormCheckbox, FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { isAdult } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { client } from '../../api/client.ts';
import { ResultRegion } from '../../outcomes/result-region.tsx';
import { readSettings } from '../../settings/settings.ts';
import { consents, typedNameLabel } from '../../waiver/consents.ts';
import { signaturePicture } from '../../waiver/signature-drawing.ts';
import { SignaturePad } from '../../waiver/signature-pad.tsx';
import { WaiverWords } from '../../waiver/waiver-words.tsx';
import { WhatChanged } from '../../waiver/what-changed.tsx';
import { AskedFields } from './asked-fields.tsx';
import { emptyForm, rulesFor, type Signing, type Values } from './link-rules.ts';

interface LinkFormProps {
  readonly token: string;
  readonly link: WaiverLink;
  readonly onSigned: (signed: WaiverLinkSigned) => void;
  readonly onTooYoung: (born: string) => void;
  /** The server refused. What was typed stays. */
  readonly onRefused: (error: unknown) => void;
}

/** The text, what the link asks, and the signature. Nothing of it is kept on the device, which may be the desk's. */
export function LinkForm({ token, link, onSigned, onTooYoung, onRefused }: LinkFormProps) {
  const { first_name: firstName, asks } = link;
  /** The text that is read; another one replaces it only with a word about it. */
  const [waiver, setWaiver] = useState(link.waiver);
  const [drawing, setDrawing] = useState<string | null>(null);
  const address = useRef<Promise<string>>(undefined);
  const request = useIdempotencyKey();
  const rules = rulesFor(asks);
  const signed = (values: Values): Values => ({
    ...values,
    signature: drawing ?? signaturePicture(null, values.typed_name) ?? '',
  });
  const form = useForm<Values, unknown, Signing>({
    resolver: (values, context, options) => zodResolver(rules)(signed(values), context, options),
    defaultValues: emptyForm,
  });
  const missing = rules.safeParse(signed(form.watch())).error?.issues[0]?.message;
  const { sending, pending } = useFormMutation(form, {
    operation: 'acceptWaiver',
    effect: 'your waiver was signed',
    request,
    send: async ({ terms_acknowledged: _terms, typed_name: _name, ...given }, idempotencyKey) => {
      // Once: the server rejects a key that it has seen with another body.
      address.current ??= lookUpAddress(readSettings().ipLookupUrl);
      const body = { ...given, version: waiver.version, ip_address: await address.current };
      return client.waiver.signLink({ params: { token }, body }, { idempotencyKey });
    },
    onSuccess: ({ accepted_at, version }) =>
      // The response may not contain what was signed.
      onSigned({
        accepted_at: accepted_at || new Date(serverNow()).toISOString(),
        version: version || waiver.version,
      }),
    onError: (_description, error) => {
      onRefused(error);
      if (!isApiError(error) || !error.is('waiver_changed') || !error.details.waiver) return undefined;
      setWaiver(error.details.waiver);
      // Who accepted another text has not accepted this one.
      form.setValue('waiver_accepted', false);
      return null;
    },
  });
  const isNew = waiver !== link.waiver && waiver.version !== link.waiver.version;
  const signatureError = form.formState.errors.signature?.message;
  return (
    <>
      <h1>{firstName ? `${firstName}, read and sign` : 'Read and sign'}</h1>
      <p className="lead">Two minutes, and you need no password.</p>
      <ResultRegion of={isNew ? waiver.version : null}>
        {isNew ? (
          <Flash tone="warn" title="The waiver has changed while this page was open.">
            {`Nothing was signed. What you entered is still here. Please read version ${waiver.version} and sign it.`}
          </Flash>
        ) : null}
      </ResultRegion>
      {/* Of a text that came since, only the server could say it. */}
      {isNew ? null : <WhatChanged changes={link.changed} />}
      <WaiverWords content={waiver}>
        <div className="waiver__sign">
          <Form
            form={form}
            label="Sign the waiver"
            {...sending}
            onSubmit={async (values) => {
              const { date_of_birth: born } = values;
              if (born && !isAdult(born)) onTooYoung(born);
              else await sending.onSubmit(values);
            }}
          >
            <AskedFields asks={asks} />
            {consents.map((consent) => (
              <FormCheckbox key={consent.name} {...consent} />
            ))}
            <SignaturePad onChange={setDrawing} onClear={() => form.setValue('typed_name', '')}>
              <FormTextField name="typed_name" label={typedNameLabel} autoComplete="off" optional />
            </SignaturePad>
            {signatureError ? <FieldError id="signature-problem">{signatureError}</FieldError> : null}
            <Button
              type="submit"
              variant="signal"
              size="lg"
              full
              slash
              busy={pending}
              busyLabel="Signing..."
              disabledReason={missing}
            >
              Sign the waiver
            </Button>
            <p className="sm muted">
              Kept with it: the time, that it was signed by link, and which device and network it came from.
            </p>
          </Form>
        </div>
      </WaiverWords>
    </>
  );
}
