import { formatCount } from '@detroit-well/config/count';
import { contactTopics, type ContactTopic } from '@detroit-well/config/studio';
import type { SelectFieldProps } from '@detroit-well/ui/components/select-field';
import type { TextAreaProps } from '@detroit-well/ui/components/text-area';
import type { TextFieldProps } from '@detroit-well/ui/components/text-field';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import type { ComponentType } from 'react';

export const contactFormId = 'contact';
const maxMessageLength = 2_000;

type Named<Props> = Omit<Props, 'name' | 'error' | 'ref' | 'value'> & { name: string };

interface ContactFieldsProps {
  /** The fields of the kit: those of its form, or the plain ones while the form's code loads. */
  readonly kit: {
    readonly Text: ComponentType<Named<TextFieldProps>>;
    readonly Select: ComponentType<Named<SelectFieldProps>>;
    readonly Area: ComponentType<Named<TextAreaProps>>;
  };
  /** The topic that was chosen before the form's code has loaded. */
  readonly topic?: ContactTopic | null;
  /** The length of the message. */
  readonly length: number;
  /** Called at each touch of a field. */
  readonly onTouch?: () => void;
}

/** The fields of the contact form, before and after its code has loaded. */
export function ContactFields({ kit: { Text, Select, Area }, topic, length, onTouch }: ContactFieldsProps) {
  const named = (name: string) => ({
    name,
    id: fieldIdOf(contactFormId, name),
    ...(onTouch ? { onFocus: onTouch, onInput: onTouch } : {}),
  });
  return (
    <>
      <div data-part="pair">
        <Text {...named('name')} label="Name" autoComplete="name" maxLength={100} />
        <Text {...named('email')} type="email" label="Email" autoComplete="email" maxLength={254} />
      </div>
      <Select
        {...named('topic')}
        {...(topic ? { defaultValue: topic } : {})}
        label="What is it about?"
        placeholder="Choose"
        options={contactTopics}
      />
      <Area
        {...named('text')}
        label="Message"
        rows={5}
        maxLength={maxMessageLength}
        hint={`${formatCount(length)} of ${formatCount(maxMessageLength)}`}
      />
    </>
  );
}
