import type { OfficeSeries, OfficeSession, SeriesChangesPreview } from '@detroit-well/api-client';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@detroit-well/ui/components/button';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { useState } from 'react';
import { FormSection } from '../../forms/form-section.tsx';
import { LeaveGuard } from '../../forms/leave-guard.tsx';
import { readable } from '../../forms/readable-reply.ts';
import { useSave } from '../../forms/use-save.ts';
import { ParticipantFields, PriceFields, WhatFields, WhereFields } from '../../sessions/offer-fields.tsx';
import { changesOf, type Scope, type ShownPreview } from './change-values.ts';
import { RuleFields } from './rule-fields.tsx';
import { seriesRules, seriesValuesOf, type SeriesValues } from './series-values.ts';

const allToCome = 'All sessions to come';

interface ChangeFormProps {
  readonly series: OfficeSeries;
  /** The one from which on sessions change; null for all to come. */
  readonly session: OfficeSession | null;
  /** The preview stands in its place: leaving the screen asks there. */
  readonly isPreviewed: boolean;
  readonly preview: (request: ShownPreview['request']) => PromiseLike<SeriesChangesPreview>;
  readonly onPreview: (shown: ShownPreview) => void;
}

/** What shall change about the sessions of a series. Nothing is saved before its preview is confirmed. */
export function ChangeForm({ series, session, isPreviewed, preview, onPreview }: ChangeFormProps) {
  const [scope, setScope] = useState<Scope>(session ? 'this_and_following' : 'all_future');
  const start = seriesValuesOf(series);
  const form = useForm<SeriesValues>({ resolver: zodResolver(seriesRules), defaultValues: start });
  const isChanged = Object.keys(form.formState.dirtyFields).length > 0;
  const requestOf = (values: SeriesValues): ShownPreview['request'] => ({
    scope,
    ...(scope === 'this_and_following' && session && { session_id: session.id }),
    changes: changesOf(start, values),
  });
  const sending = useSave(form, {
    send: async (values) => {
      const request = requestOf(values);
      return { request, preview: readable(await preview(request)) };
    },
    onSaved: onPreview,
  });
  return (
    <Form {...sending} form={form} className="editor" onSubmit={sending.onSubmit}>
      <FormSection title="Which sessions" hint="Past and cancelled ones never change.">
        <div data-full>
          {session ? (
            <RadioCards
              legend="Which sessions"
              legendHidden
              value={scope}
              onChange={(value) => setScope(value === 'all_future' ? value : 'this_and_following')}
              options={[
                {
                  value: 'this_and_following',
                  label: 'This one and all after it',
                  detail: 'They become a series of their own.',
                },
                { value: 'all_future', label: allToCome },
              ]}
            />
          ) : (
            <p>{allToCome}.</p>
          )}
        </div>
      </FormSection>
      <WhatFields />
      <RuleFields isNew={false} />
      <WhereFields />
      <PriceFields hint="Empty: no limit." />
      <ParticipantFields />
      <div className="acts">
        <Button
          type="submit"
          variant="signal"
          slash
          busy={sending.pending}
          busyLabel="Counting..."
          disabledReason={isChanged ? undefined : 'Change something first.'}
        >
          Preview
        </Button>
      </div>
      <LeaveGuard unsaved={isChanged && !isPreviewed} />
    </Form>
  );
}
