import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { FormTextField } from '@detroit-well/ui/form/fields';
import { Suspense } from 'react';
import { pageTypeOf, type PagePart } from '../../pages/page-types.ts';
import { RichTextField } from '../../written/rich-text-field.tsx';
import { Opening } from './opening.tsx';
import { pageLabels } from './page-kind.tsx';
import { Rows } from './rows.tsx';

function HtmlField({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <RichTextField name={name} label={label} />
    </Suspense>
  );
}

function Links() {
  return (
    <Rows name="ctas" label={pageLabels.ctas} one="link" most={4} blank={{ text: '', url: '' }}>
      {(path) => (
        <div className="post-pair">
          <FormTextField name={`${path}.text`} label="Words" maxLength={60} autoComplete="off" />
          <FormTextField
            name={`${path}.url`}
            label="Leads to"
            hint="Such as /training, or https://..."
            maxLength={300}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
      )}
    </Rows>
  );
}

function Sections({ areQuestions }: { readonly areQuestions: boolean }) {
  return (
    <Rows
      name="rules"
      label={areQuestions ? 'Questions' : pageLabels.rules}
      one={areQuestions ? 'question' : 'section'}
      most={60}
      blank={{ title: '', content: '' }}
    >
      {(path) => (
        <>
          <FormTextField
            name={`${path}.title`}
            label={areQuestions ? 'Question' : 'Heading'}
            maxLength={200}
            autoComplete="off"
          />
          <HtmlField name={`${path}.content`} label={areQuestions ? 'Answer' : 'Section text'} />
        </>
      )}
    </Rows>
  );
}

/** The parts of a page of this type, in the order of its screen on the site. */
export function PageParts({ type }: { readonly type: string }) {
  const { parts, opening = 'all', rules } = pageTypeOf(type);
  const fields: Readonly<Record<PagePart, React.JSX.Element>> = {
    hero: <Opening shows={opening} />,
    ctas: <Links />,
    intro_text: <HtmlField name="intro_text" label={pageLabels.intro_text} />,
    body: <HtmlField name="body" label={pageLabels.body} />,
    effective_date: (
      <FormTextField
        name="effective_date"
        label={pageLabels.effective_date}
        type="date"
        optional
        autoComplete="off"
      />
    ),
    rules: <Sections areQuestions={rules === 'questions'} />,
  };
  return parts.map((part) => <div key={part}>{fields[part]}</div>);
}
