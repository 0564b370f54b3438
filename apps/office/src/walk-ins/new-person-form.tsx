import { isApiError } from '@detroit-well/api-client';
import { serverNow } from '@detroit-well/config/server-clock';
import { ageOn, studioDay } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { applyServerErrors } from '@detroit-well/ui/form/server-errors';
import { useForm } from '@detroit-well/ui/form/use-form';
import { isAdult, isDay, profileForm, staffPersonForm } from '@detroit-well/validation';
import { messages, requiredText } from '@detroit-well/validation/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { dollars } from '../format/dollars.ts';
import { problemText } from '../outcomes/problem.ts';
import type { WalkInTerms } from './request.ts';
import { WayChoice } from './way-choice.tsx';
import { waysFor, type Way } from './ways.ts';

const { first_name, last_name, phone } = profileForm.shape;

/** `15 years old. Registrations are from 18.` */
const tooYoung = ({ input }: { readonly input?: unknown }): string =>
  `${ageOn(String(input), studioDay(serverNow()))} years old. Registrations are from 18. Nothing was saved.`;

const rules = z.object({
  first_name,
  last_name,
  date_of_birth: z.string().check(
    z.minLength(1, messages.dateOfBirthRequired),
    z.refine((text) => text === '' || isDay(text), { error: messages.dateOfBirthInvalid }),
    z.refine((text) => !isDay(text) || (isAdult(text) && ageOn(text, studioDay(serverNow())) >= 18), {
      error: tooYoung,
    }),
  ),
  phone,
  email: staffPersonForm.shape.email,
});

interface NewPersonFormProps {
  /** What was typed to find them. */
  readonly start: Readonly<Record<string, string>>;
  /** The public price; undefined until it is known. */
  readonly price: string | undefined;
  /** Which session it is for. */
  readonly legend: string;
  readonly busy: boolean;
  /** Without network, nothing can be given away. */
  readonly isOffline?: boolean;
  readonly onAdd: (terms: WalkInTerms, onFailed: (error: Error) => void) => void;
}

/** Somebody without an account: a name and a birthday are enough. What was typed stays until they are added. */
export function NewPersonForm(props: NewPersonFormProps) {
  const { start, price, legend, busy, isOffline = false, onAdd } = props;
  const form = useForm({
    resolver: zodResolver(rules),
    defaultValues: { first_name: '', last_name: '', date_of_birth: '', phone: '', email: '', ...start },
  });
  const [wayId, setWayId] = useState<Way['id']>('cash');
  const [reason, setReason] = useState('');
  const [reasonError, setReasonError] = useState<string>();
  const all = price === undefined ? [] : waysFor({ price, pass_credit: null, included_session: null });
  const ways = all.filter(({ id }) => !isOffline || id !== 'complimentary');
  const way = ways.find(({ id }) => id === wayId) ?? ways[0];
  const { setFocus } = form;
  useEffect(() => setFocus('first_name'), [setFocus]);
  const [problem, setProblem] = useState<string | null>(null);
  const failed = (error: Error): void => {
    const { reason: aboutReason, ...fields } = isApiError(error) ? ownFields(error.fieldErrors) : {};
    setReasonError(aboutReason?.[0]);
    const [other] = applyServerErrors(form, fields);
    const isPlaced = aboutReason !== undefined || Object.keys(fields).length > 0;
    setProblem(other ?? (isPlaced ? null : problemText(error)));
  };
  const submit = (values: z.output<typeof rules>): void => {
    if (way === undefined) return;
    const why = reason.trim();
    if (way.id === 'complimentary' && why === '') return setReasonError(requiredText('Reason'));
    const { phone: number, email, ...names } = values;
    const person = { ...names, ...(number && { phone: number }), ...(email && { email }) };
    setProblem(null);
    onAdd({ person, ...way.terms, ...(way.id === 'complimentary' && { reason: why }) }, failed);
  };
  return (
    <Form form={form} pending={busy} error={problem} onSubmit={submit} className="walk-in-form">
      <div className="walk-in-form__fields">
        <FormTextField name="first_name" label="First name" autoComplete="off" />
        <FormTextField name="last_name" label="Last name" autoComplete="off" />
        <FormTextField name="date_of_birth" label="Born" type="date" autoComplete="off" />
        <FormTextField name="phone" label="Phone" type="tel" autoComplete="off" optional />
        <div data-full>
          <FormTextField
            name="email"
            label="Email"
            type="email"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            hint="Without one nothing is mailed. Adding it later invites."
            optional
          />
        </div>
      </div>
      {price !== undefined && way !== undefined ? (
        <WayChoice
          legend={legend}
          ways={ways}
          price={price}
          value={way.id}
          onChange={setWayId}
          reason={reason}
          onReason={(text) => {
            setReason(text);
            setReasonError(undefined);
          }}
          reasonError={reasonError}
        />
      ) : null}
      <div className="acts">
        <Button
          type="submit"
          size="sm"
          variant="signal"
          slash
          busy={busy}
          busyLabel="Adding..."
          disabledReason={way === undefined ? 'The price is not known yet.' : undefined}
        >
          {way?.id === 'cash' && price !== undefined
            ? `Add and take ${dollars(price)}`
            : `Add, ${way?.short ?? ''}`}
        </Button>
      </div>
    </Form>
  );
}

/** `requests.0.person.phone` is the phone of this form. */
const ownFields = (fields: Readonly<Record<string, readonly string[] | undefined>>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, texts]) =>
      texts ? [[path.split('.').at(-1) ?? path, texts]] : [],
    ),
  ) as Record<string, readonly string[]>;
