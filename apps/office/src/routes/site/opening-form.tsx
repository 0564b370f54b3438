import type { OfficeSite } from '@detroit-well/api-client';
import { serverNow } from '@detroit-well/config/server-clock';
import {
  addDays,
  formatLongDate,
  formatTime,
  studioDay,
  studioInstant,
  toStudioIso,
} from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { Status } from '@detroit-well/ui/components/status';
import { FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { siteOpeningForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { client } from '../../api/client.ts';
import { siteStateQuery } from '../../api/queries.ts';
import { useSave } from '../../forms/use-save.ts';
import { showToast } from '../../overlay/toasts.ts';
import type { SiteFormProps } from './site-form-props.ts';
import { useUnsaved } from './use-unsaved.ts';

interface OpeningValues {
  /** `timed`: coming soon until a time. */
  state: 'live' | 'coming_soon' | 'timed';
  day: string;
  /** The time of the day, named as in the contract, so that its errors find it. */
  opens_at: string;
}

const valuesOf = ({ state, opens_at: at }: OfficeSite): OpeningValues => ({
  state: at === null ? state : 'timed',
  day: at === null ? addDays(studioDay(serverNow()), 1) : studioDay(at),
  opens_at: at === null ? '09:00' : toStudioIso(at).slice(11, 16),
});

const does = {
  live: 'Open the site',
  coming_soon: 'Show coming soon',
  timed: 'Schedule the opening',
} as const;

/** Whether the public site is open, and when it opens by itself. */
export function OpeningForm({ stored, onUnsaved }: SiteFormProps<OfficeSite>) {
  const queries = useQueryClient();
  const { queryKey } = siteStateQuery();
  const form = useForm<OpeningValues>({
    values: valuesOf(stored),
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(siteOpeningForm),
  });
  useUnsaved(form.formState.isDirty, onUnsaved);
  const chosen = form.watch('state');
  const sending = useSave(form, {
    send: ({ state, day, opens_at: time }) =>
      client.office.site.save({
        body: {
          version: stored.version,
          state: state === 'live' ? 'live' : 'coming_soon',
          opens_at: state === 'timed' ? toStudioIso(studioInstant(day, time)) : null,
        },
      }),
    onSaved: (saved) => {
      queries.setQueryData(queryKey, saved);
      form.reset(valuesOf(saved));
      showToast({ tone: 'ok', title: stateText(saved) });
    },
    // Somebody else may have changed it: the next attempt starts from what is stored.
    onFailure: (failure) => {
      if (failure !== null) void queries.invalidateQueries({ queryKey });
    },
  });
  return (
    <section aria-labelledby="site-opening">
      <div className="sub">
        <h2 id="site-opening">Opening</h2>
      </div>
      <p>
        <Status tone={stored.state === 'live' ? 'ok' : 'wait'}>{stateText(stored)}</Status>
      </p>
      {stored.is_set_by_environment ? (
        <p className="muted">
          Set by LAUNCH_STATE in the environment of the servers, and changed only there.
        </p>
      ) : (
        <Form {...sending} form={form} className="record">
          <Controller
            control={form.control}
            name="state"
            render={({ field, fieldState }) => (
              <RadioCards
                legend="The root page shows"
                value={field.value}
                onChange={field.onChange}
                error={fieldState.error?.message}
                options={[
                  { value: 'live', label: 'The home page', detail: 'Visitors see the whole site.' },
                  {
                    value: 'coming_soon',
                    label: 'Coming soon',
                    detail: 'Until somebody opens the site here. All other pages still work.',
                  },
                  {
                    value: 'timed',
                    label: 'Coming soon until a time',
                    detail: 'In Detroit. The site opens by itself then; nobody is emailed.',
                    opened: (
                      <div className="site-row">
                        <FormTextField name="day" label="Day" type="date" />
                        <FormTextField name="opens_at" label="Time" type="time" />
                      </div>
                    ),
                  },
                ]}
              />
            )}
          />
          <div className="acts">
            <Button
              type="submit"
              busy={sending.pending}
              busyLabel="Saving..."
              disabledReason={form.formState.isDirty ? undefined : 'Nothing has changed.'}
            >
              {does[chosen]}
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}

function stateText({ state, opens_at: at }: OfficeSite): string {
  if (state === 'live') return 'The site is open.';
  return at === null
    ? 'The site says that it opens soon.'
    : `The site opens on ${formatLongDate(at)}, ${formatTime(at)}.`;
}
