import type { ApiProblem, OfficeWaiverDraft } from '@detroit-well/api-client';
import { formatMonthAndDay, formatTime, studioDay } from '@detroit-well/config/studio-time';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { Tabs } from '@detroit-well/ui/components/tabs';
import { FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { client } from '../../api/client.ts';
import { waiverDraftQuery } from '../../api/queries.ts';
import { Conflict } from '../../forms/conflict.tsx';
import { LeaveGuard } from '../../forms/leave-guard.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useSave } from '../../forms/use-save.ts';
import { disputedFields, mergedValues, savedByText, type Versions } from '../../forms/version-conflict.ts';
import { showToast } from '../../overlay/toasts.ts';
import { ShownText } from '../../rich-text/shown-text.tsx';
import { ComparedWaiver } from './compared-waiver.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { WaiverRules } from './waiver-rules.tsx';
import { valuesOf, type WaiverValues } from './waiver-values.ts';

const RichText = lazy(async () => ({ default: (await import('../../rich-text/rich-text.tsx')).RichText }));

const labels = { title: 'Title', body: 'Text', rules: 'Sections' } as const;
const names = ['title', 'body', 'rules'] as const;

/** The draft of the next version: written, compared with what is in force, and published. */
export function WaiverDraft({ draft }: { readonly draft: OfficeWaiverDraft }) {
  const queries = useQueryClient();
  const formId = useId();
  /** The draft that the form started from, and how often its text was replaced. */
  const [base, setBase] = useState({ draft, texts: 0 });
  /** The version over which is saved. */
  const version = useRef(draft.version);
  const [conflict, setConflict] = useState<
    { readonly sentence: string; readonly savedBy: string | undefined } & Both
  >();
  const form = useForm<WaiverValues>({ defaultValues: valuesOf(draft) });
  const { dirtyFields } = form.formState;
  const changed = names.filter((name) => dirtyFields[name] !== undefined && dirtyFields[name] !== false);

  /** The form has these values, over a draft that is stored. */
  const replaceText = (from: OfficeWaiverDraft, values: WaiverValues): void => {
    version.current = from.version;
    setBase(({ texts }) => ({ draft: from, texts: texts + 1 }));
    form.reset(valuesOf(from));
    for (const name of names) form.setValue(name, values[name], { shouldDirty: true });
  };
  // The draft was published, withdrawn or saved elsewhere, and nothing is typed here: the form follows.
  const follow = useEffectEvent((stored: OfficeWaiverDraft): void => {
    if (stored.version !== version.current && changed.length === 0) replaceText(stored, valuesOf(stored));
  });
  useEffect(() => follow(draft), [draft]);
  const saveOver = ({ theirs, versions }: Both, asTheirs: readonly string[]): void => {
    replaceText(theirs, mergedValues(versions, asTheirs));
    setConflict(undefined);
    document.querySelector<HTMLFormElement>(`[id="${formId}"]`)?.requestSubmit();
  };
  const sending = useSave(form, {
    send: (values) => client.office.waivers.saveDraft({ body: { ...values, version: version.current } }),
    onSaved: (saved) => {
      queries.setQueryData(waiverDraftQuery().queryKey, saved);
      void queries.invalidateQueries({ queryKey: ['office', 'waivers'] });
      showToast({ tone: 'ok', title: 'The draft is saved.' });
      // What pages do not show was taken out on the way.
      if (saved.body !== form.getValues('body')) return replaceText(saved, valuesOf(saved));
      version.current = saved.version;
      setBase(({ texts }) => ({ draft: saved, texts }));
      form.reset(valuesOf(saved));
    },
    onConflict: (problem) => {
      const both = bothOf(problem, base.draft, form.getValues());
      if (disputedFields(both.versions).length === 0) saveOver(both, []);
      else setConflict({ ...both, sentence: problem.sentence, savedBy: savedByText(problem) });
    },
  });
  const { version: saved, changed_by: by, changed_at: at } = base.draft;
  return (
    <>
      <section aria-label="Draft">
        {conflict ? (
          <Conflict
            sentence={conflict.sentence}
            savedBy={conflict.savedBy}
            busy={sending.pending}
            fields={disputedFields(conflict.versions).map((name) => ({
              name,
              label: labels[name],
              yours: <Value name={name} values={conflict.versions.yours} />,
              theirs: <Value name={name} values={conflict.versions.theirs} />,
            }))}
            onSave={(asTheirs) => saveOver(conflict, asTheirs)}
          />
        ) : null}
        <div hidden={conflict !== undefined}>
          <p className="muted">
            {saved === 0
              ? 'This is the text in force. Change it to write the next version.'
              : `Saved${by ? ` by ${by}` : ''}${at ? ` on ${formatMonthAndDay(studioDay(at))}, ${formatTime(at)}` : ''}.`}
          </p>
          <Tabs
            label="Draft"
            tabs={[
              {
                id: 'write',
                label: 'Write',
                panel: (
                  <Form {...sending} form={form} id={formId} className="record">
                    <FormTextField name="title" label={labels.title} maxLength={120} autoComplete="off" />
                    <Suspense fallback={<Skeleton height={420} />}>
                      <Controller
                        control={form.control}
                        name="body"
                        render={({ field, fieldState }) => (
                          <RichText
                            key={base.texts}
                            label={labels.body}
                            value={field.value}
                            error={fieldState.error?.message}
                            onChange={field.onChange}
                          />
                        )}
                      />
                    </Suspense>
                    <WaiverRules control={form.control} />
                  </Form>
                ),
              },
              {
                id: 'changes',
                label: 'Changes',
                count: base.draft.changes.length,
                panel: <ComparedWaiver changes={base.draft.changes} isSaved={changed.length === 0} />,
              },
            ]}
          />
        </div>
        <SaveBar
          formId={formId}
          changed={conflict ? [] : changed.map((name) => labels[name])}
          wrong={0}
          busy={sending.pending}
          onDiscard={() => replaceText(base.draft, valuesOf(base.draft))}
        />
        <LeaveGuard unsaved={changed.length > 0} />
      </section>
      <PublishPanel draft={base.draft} isSaved={changed.length === 0} />
    </>
  );
}

/** What two people wrote, and the draft that is stored. */
interface Both {
  readonly theirs: OfficeWaiverDraft;
  readonly versions: Versions<WaiverValues>;
}

function bothOf(
  { details }: ApiProblem<'version_conflict'>,
  from: OfficeWaiverDraft,
  yours: WaiverValues,
): Both {
  const draftOf = (record: Readonly<Record<string, unknown>>): OfficeWaiverDraft => ({
    ...from,
    ...(record as Partial<OfficeWaiverDraft>),
  });
  const theirs = draftOf(details.theirs);
  return {
    theirs,
    versions: { base: valuesOf(draftOf(details.base)), yours: valuesOf(yours), theirs: valuesOf(theirs) },
  };
}

interface ValueProps {
  readonly name: keyof WaiverValues;
  readonly values: WaiverValues;
}

function Value({ name, values }: ValueProps) {
  if (name === 'title') return values.title;
  if (name === 'body') return <ShownText html={values.body} />;
  return values.rules.map(({ title, content }) => `${title}: ${content}`).join(' ');
}
