import { giftCards } from '@detroit-well/config/constants';
import type { Day } from '@detroit-well/config/studio-time';
import type { TextAreaProps } from '@detroit-well/ui/components/text-area';
import type { TextFieldProps } from '@detroit-well/ui/components/text-field';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import type { ComponentProps, ComponentType } from 'react';
import { amounts, sendDays, type GiftInput } from './gift-values.ts';

export const giftFormId = 'gift';
export const giftConsent = 'I agree to pay for this gift card. All of it comes back until it is redeemed.';

type Named<Props> = Omit<Props, 'name' | 'error' | 'ref' | 'value'> & { name: keyof GiftInput };

interface GiftFieldsProps {
  /** The fields of the kit: those of its form, or the plain ones while the form's code loads. */
  readonly kit: {
    readonly Text: ComponentType<Named<TextFieldProps>>;
    readonly Area: ComponentType<Named<TextAreaProps>>;
    readonly radio: (name: 'choice' | 'when', value: string) => ComponentProps<'input'>;
  };
  readonly values: Pick<GiftInput, 'recipient_name' | 'message'>;
  readonly today: Day;
  /** Called at each touch of a field. */
  readonly onTouch?: () => void;
}

/** The fields of the form, before and after its code has loaded. Style shows those that a choice needs. */
export function GiftFields({ kit: { Text, Area, radio }, values, today, onTouch }: GiftFieldsProps) {
  const named = (name: keyof GiftInput) => ({
    name,
    id: fieldIdOf(giftFormId, name),
    ...(onTouch ? { onFocus: onTouch, onInput: onTouch } : {}),
  });
  const { first, last } = sendDays(today);
  const whose = values.recipient_name.trim() ? `${values.recipient_name.trim()}’s` : 'their';
  return (
    <>
      <fieldset data-part="amount">
        <legend>Amount</legend>
        <div data-part="amounts">
          {[...amounts.map((amount) => [amount, `$${amount}`] as const), ['other', 'Other'] as const].map(
            ([value, label]) => (
              <label key={value}>
                <input {...radio('choice', value)} type="radio" onFocus={onTouch} />
                <span>{label}</span>
              </label>
            ),
          )}
        </div>
        <div data-part="other">
          <Text {...named('other')} label="Other amount, in dollars" inputMode="decimal" maxLength={7} />
        </div>
        <p className="sm muted">
          {`From $${giftCards.minDollars} to $${giftCards.maxDollars}. It becomes studio credit, pays for any session, and never expires.`}
        </p>
      </fieldset>
      <fieldset>
        <legend>Who is it for?</legend>
        <div data-part="pair">
          <Text {...named('recipient_name')} label="Their name" autoComplete="off" maxLength={100} />
          <Text
            {...named('recipient_email')}
            type="email"
            label="Their email"
            autoComplete="off"
            maxLength={254}
          />
          <div data-wide>
            <Area
              {...named('message')}
              label="Message"
              optional
              rows={4}
              maxLength={giftCards.messageChars}
              hint={`Printed in the email, as you write it. ${(values.message ?? '').length} of ${giftCards.messageChars}`}
            />
          </div>
          <Text {...named('sender_name')} label="Your name" autoComplete="name" maxLength={100} />
          <Text
            {...named('email')}
            type="email"
            label="Your email"
            autoComplete="email"
            maxLength={254}
            hint="For the receipt only"
          />
        </div>
      </fieldset>
      <fieldset data-part="when">
        <legend>When</legend>
        <div className="radio-cards">
          <div data-part="rows">
            <label>
              <input {...radio('when', 'now')} type="radio" onFocus={onTouch} />
              <span>
                <b>Now</b>
                <small>{`In ${whose} inbox within minutes`}</small>
              </span>
            </label>
            <label>
              <input {...radio('when', 'day')} type="radio" onFocus={onTouch} />
              <span>
                <b>On a day</b>
                <small>9:00 AM in Detroit</small>
              </span>
            </label>
          </div>
        </div>
        <div data-part="day">
          <Text {...named('send_on')} type="date" label="Day" min={first} max={last} />
        </div>
      </fieldset>
    </>
  );
}
