import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { FormSelectField, FormTextArea, FormTextField } from '@detroit-well/ui/form/fields';
import { useFormContext, useWatch } from 'react-hook-form';
import { Suspense } from 'react';
import { isKnownBlock, type BlockType } from './blocks.ts';
import { PictureField } from '../../written/picture-field.tsx';
import { altHint, altLabel } from '../../written/picture-value.ts';
import { RichTextField } from '../../written/rich-text-field.tsx';

const layouts = [
  { value: 'full', label: 'Full width' },
  { value: 'center', label: 'Centered' },
  { value: 'split-left', label: 'Heading left' },
  { value: 'split-right', label: 'Heading right' },
];

interface FieldsProps {
  /** Where the value of the block is in the form, such as `body.2.value`. */
  readonly name: string;
}

function TextFields({ name }: FieldsProps) {
  const layout: unknown = useWatch({ name: `${name}.layout` });
  return (
    <>
      <FormTextField name={`${name}.heading`} label="Heading" optional maxLength={200} autoComplete="off" />
      <FormSelectField name={`${name}.layout`} label="Layout" options={layouts} />
      {typeof layout === 'string' && layout.startsWith('split') ? (
        <FormTextField
          name={`${name}.split_heading`}
          label="Heading at the side"
          hint="Without it, the heading stands there."
          optional
          maxLength={200}
          autoComplete="off"
        />
      ) : null}
      <Suspense fallback={<Skeleton height={420} />}>
        <RichTextField name={`${name}.content`} label="Text" />
      </Suspense>
    </>
  );
}

function QuoteFields({ name }: FieldsProps) {
  return (
    <>
      <FormTextArea name={`${name}.quote`} label="What was said" rows={3} maxLength={1000} />
      <div className="post-pair">
        <FormTextField
          name={`${name}.author_name`}
          label="Who said it"
          optional
          maxLength={120}
          autoComplete="off"
        />
        <FormTextField
          name={`${name}.author_title`}
          label="Who that is"
          optional
          maxLength={120}
          autoComplete="off"
        />
      </div>
    </>
  );
}

function useAltOf(name: string) {
  const { getValues, setValue } = useFormContext();
  // A text that was written for this post stays.
  return (alt: string): void => {
    if (!getValues(`${name}.alt_text`)) setValue(`${name}.alt_text`, alt);
  };
}

function AltField({ name, label }: FieldsProps & { readonly label: string }) {
  return (
    <FormTextField
      name={`${name}.alt_text`}
      label={label}
      hint={altHint}
      maxLength={300}
      autoComplete="off"
    />
  );
}

function PictureFields({ name }: FieldsProps) {
  return (
    <>
      <PictureField name={`${name}.image`} label="Picture" without="No picture yet." onAlt={useAltOf(name)} />
      <AltField name={name} label={altLabel} />
    </>
  );
}

function PairFields({ name }: FieldsProps) {
  const onAlt = useAltOf(name);
  return (
    <>
      <div className="post-pair" data-wide>
        <PictureField
          name={`${name}.left_image`}
          label="Left picture"
          without="No picture yet."
          onAlt={onAlt}
        />
        <PictureField
          name={`${name}.right_image`}
          label="Right picture"
          without="No picture yet."
          onAlt={onAlt}
        />
      </div>
      <AltField name={name} label="What the pictures show" />
      <FormTextField name={`${name}.caption`} label="Caption" optional maxLength={300} autoComplete="off" />
    </>
  );
}

const fields: Readonly<Record<BlockType, (props: FieldsProps) => React.JSX.Element>> = {
  simple_content: TextFields,
  quote: QuoteFields,
  fullwidth_image: PictureFields,
  split_image: PairFields,
};

/** The fields of a block. One of another kind is only moved and removed here. */
export function BlockFields({ type, name }: FieldsProps & { readonly type: string }) {
  if (!isKnownBlock(type))
    return <p className="muted">This block is of an unknown kind. It is kept as it is.</p>;
  const Fields = fields[type];
  return <Fields name={name} />;
}
