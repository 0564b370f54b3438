import { isApiError } from '@detroit-well/api-client';
import { serverNow } from '@detroit-well/config/server-clock';
import {
  addDays,
  formatLongDate,
  formatTime,
  studioDay,
  studioInstant,
  toStudioIso,
} from '@detroit-well/config/studio-time';
import type { FieldValues } from '@detroit-well/ui/form/use-form';
import { useState } from 'react';
import { useChange } from '../forms/use-change.ts';
import { mergedValues } from '../forms/version-conflict.ts';
import { problemText } from '../outcomes/problem.ts';
import { showToast } from '../overlay/toasts.ts';
import type { Saving } from './use-saving.ts';
import type { Written } from './written-kind.ts';
import { isChangedSince } from './written-state.tsx';

const checksText = (count: number): string =>
  count === 1 ? 'One check keeps it from that.' : `${count} checks keep it from that.`;

/** Puts a text on the site, now or at a time. What is not saved is saved first. `errors`: the checks that keep it from that. */
export function usePublishing<Stored extends Written, Values extends FieldValues, Body extends object>(
  { kind, form, autosave, state, show }: Saving<Stored, Values, Body>,
  errors: number,
) {
  const { stored, kind: saved } = state;
  const { valuesOf, placeErrors } = kind;
  const at = stored?.scheduled_at ?? null;
  const [isLater, setLater] = useState(at !== null);
  const [day, setDay] = useState(() => (at === null ? addDays(studioDay(serverNow()), 1) : studioDay(at)));
  const [time, setTime] = useState(() => (at === null ? '07:00' : toStudioIso(at).slice(11, 16)));
  const [isPreparing, setPreparing] = useState(false);
  const change = useChange({
    send: ({ id, ...body }: { id: string; version: number; at?: string }, idempotencyKey) =>
      kind.calls().publish({ params: { id }, body }, { idempotencyKey }),
    onDone: (published) => {
      autosave.accept(published);
      const when = published.scheduled_at;
      showToast({
        tone: 'ok',
        title:
          published.status === 'scheduled' && when !== null
            ? `It goes on the site on ${formatLongDate(when)}, ${formatTime(when)}.`
            : 'It is on the site.',
      });
    },
  });
  const publish = async (): Promise<void> => {
    setPreparing(true);
    const isSaved = await autosave.flush();
    setPreparing(false);
    const now = autosave.state().stored;
    if (!isSaved || now === null) return;
    change.mutate(
      {
        id: now.id,
        version: now.version,
        ...(isLater && { at: toStudioIso(studioInstant(day, time)) }),
      },
      {
        onError: (error) => {
          // Somebody else saved meanwhile: the form shows it, and a person looks before it is published.
          if (isApiError(error) && error.is('version_conflict')) {
            const theirs: Stored = { ...now, ...error.details.theirs };
            const versions = { base: valuesOf(now), yours: form.getValues(), theirs: valuesOf(theirs) };
            show(theirs, mergedValues(versions));
            return;
          }
          placeErrors(form, error);
        },
      },
    );
  };
  const wrongTime = isApiError(change.error) ? change.error.fieldErrors['at']?.[0] : undefined;
  const isShown = stored?.status === 'published' && !isChangedSince(stored) && saved === 'saved';
  const whyNot = (): string | undefined => {
    if (errors > 0) return checksText(errors);
    if (isLater && (day === '' || time === '')) return 'Say on which day, and when.';
    if (saved === 'stopped') return 'Choose first which version stays.';
    if (saved === 'refused') return 'Choose an address that is free.';
    return isShown ? 'The site shows this version.' : undefined;
  };
  return {
    isLater,
    day,
    time,
    setLater,
    setDay,
    setTime,
    publish,
    busy: isPreparing || change.isPending,
    wrongTime,
    problem: change.error && wrongTime === undefined ? refusalText(change.error) : undefined,
    whyNot: whyNot(),
  };
}

/** What is wrong with the fields, which are marked too, or why it failed. */
function refusalText(error: Error): string {
  const fields = isApiError(error) ? Object.values(error.fieldErrors).flat() : [];
  return fields.length > 0 ? fields.join(' ') : problemText(error);
}

export type Publishing = ReturnType<typeof usePublishing>;
