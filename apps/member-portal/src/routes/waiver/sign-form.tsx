import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lookUpAddress } from '@detroit-well/api-client';
import type { WaiverContent } from '@detroit-well/api-client/contract';
import { describe } from '@detroit-well/api-client/errors';
import * as constants from '@detroit-well/config/constants';
import { Button } from '@detroit-well/ui/components/button';
import { Checkbox } from '@detroit-well/ui/components/checkbox';
import { ErrorSummary } from '@detroit-well/ui/components/error-summary';
import { FieldError } from '@detroit-well/ui/components/field';
import { FailureFlash } from '@detroit-well/ui/components/failure-flash';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import { waiverForm } from '@detroit-well/validation';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { DraftNotice } from '../../drafts/draft-notice.tsx';
import { useDraft } from '../../drafts/use-draft.ts';
import { waiverContentQuery, waiverStatusQuery } from '../../api/queries.ts';
import { storedRequest, storedWith } from '../../forms/idempotency-keys.ts';
import { readSettings } from '../../settings/settings.ts';
import { actionProblem } from '../../outcomes/action-problem.ts';
import { signaturePicture } from './signature-drawing.ts';
import { SignaturePad } from './signature-pad.tsx';

const boxes = [
  { name: 'waiver_accepted', label: 'I have read the liability waiver and accept it.' },
  { name: 'payment_consent', label: 'I consent to payments for the sessions I register for.' },
  { name: 'terms_acknowledged', label: 'I acknowledge the terms and conditions, and I am 18 or over.' },
] as const;

type BoxName = (typeof boxes)[number]['name'];

const formName = 'sign-waiver';
const request = storedRequest(formName);

/** The draft of the form, without a drawn signature. */
interface WaiverDraft {
  readonly ticked: Readonly<Record<BoxName, boolean>>;
  readonly name: string;
}

const untouched: WaiverDraft = {
  ticked: { waiver_accepted: false, payment_consent: false, terms_acknowledged: false },
  name: '',
};

/**
 * The form with three checkboxes and a signature; all four are required (SPEC-A 5). It sends the version that the member
 * read.
 */
export function SignForm({ content, onSigned }: { content: WaiverContent; onSigned: () => void }) {
  const queries = useQueryClient();
  // The draft belongs to this version of the text: a consent to another version does not count.
  const draft = useDraft<WaiverDraft>(`waiver:${content.version}`);
  const [{ ticked, name }, setFilled] = useState(draft.found ?? untouched);
  const [signature, setSignature] = useState(() => signaturePicture(null, name));
  /** Key of the signature pad: a new number mounts an empty pad. */
  const [pad, setPad] = useState(0);

  const checked = waiverForm.safeParse({ ...ticked, signature: signature ?? '' });
  const missing = checked.success ? undefined : checked.error.issues[0]?.message;

  const fill = (filled: WaiverDraft): void => {
    setFilled(filled);
    const empty = filled.name === '' && !Object.values(filled.ticked).includes(true);
    draft.keep(empty ? null : filled);
  };

  const sign = useMutation({
    mutationFn: async ({
      waiver_accepted,
      payment_consent,
      signature,
    }: ReturnType<typeof waiverForm.parse>) => {
      const details = { waiver_accepted, payment_consent, signature, version: content.version };
      const idempotencyKey = request.keyFor(details);
      const ip_address = await storedWith(formName, idempotencyKey, () =>
        lookUpAddress(readSettings().ipLookupUrl),
      );
      return client.waiver.accept({ body: { ...details, ip_address } }, { idempotencyKey });
    },
    onSuccess: (status) => {
      request.end();
      draft.end();
      queries.setQueryData(waiverStatusQuery().queryKey, status);
      onSigned();
      setTimeout(() => {
        for (const noun of ['waiver', 'profile']) void queries.invalidateQueries({ queryKey: [noun] });
      }, constants.successDelayMs.waiverStatusRefresh);
    },
    onError: (error) => {
      request.end(error);
      // Another version may have come into force.
      void queries.invalidateQueries({ queryKey: waiverContentQuery().queryKey });
    },
  });
  const busy = sign.isPending || sign.isSuccess;
  const failure = sign.error && describe(sign.error, 'acceptWaiver');
  const fields = Object.entries(failure?.fields ?? {});
  const problem =
    failure && fields.length === 0 && actionProblem(failure, 'your waiver was signed', sign.error);
  const messageOf = (name: string) => failure?.fields[name]?.[0];

  return (
    <form
      className="waiver__sign"
      noValidate
      aria-label="Sign the waiver"
      onSubmit={(event) => {
        event.preventDefault();
        if (checked.success && !busy) sign.mutate(checked.data);
      }}
    >
      <DraftNotice
        draft={draft}
        text="What you filled in is still here. A drawn signature is not kept."
        onDiscard={() => {
          draft.discard();
          setFilled(untouched);
          setSignature(null);
          setPad(pad + 1);
        }}
      />
      {problem ? <FailureFlash message={problem.message} detail={problem.detail} /> : null}
      <ErrorSummary
        attempt={sign.isError ? sign.submittedAt : 0}
        errors={fields.flatMap(([name, [message]]) =>
          message === undefined ? [] : [{ fieldId: fieldIdOf(formName, name), message }],
        )}
      />
      {boxes.map(({ name: box, label }) => (
        <Checkbox
          key={box}
          id={fieldIdOf(formName, box)}
          name={box}
          label={label}
          checked={ticked[box]}
          error={messageOf(box)}
          onChange={(event) => fill({ name, ticked: { ...ticked, [box]: event.target.checked } })}
        />
      ))}
      <SignaturePad
        key={pad}
        nameId={fieldIdOf(formName, 'signature')}
        name={name}
        onChange={(picture, typed) => {
          setSignature(picture);
          fill({ ticked, name: typed });
        }}
      />
      {messageOf('signature') ? (
        <FieldError id="signature-problem">{messageOf('signature')}</FieldError>
      ) : null}
      <Button
        type="submit"
        variant="signal"
        slash
        busy={busy}
        busyLabel="Signing..."
        disabledReason={missing}
      >
        Sign waiver
      </Button>
    </form>
  );
}
