import { isApiError, type MergeParams, type MergePreview } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatMediumDay, formatShortDate } from '@detroit-well/config/studio-time';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { FailureFlash } from '@detroit-well/ui/components/failure-flash';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { client } from '../../api/client.ts';
import { exactDollars } from '../../format/dollars.ts';
import { ChangedMeanwhile } from '../../forms/changed-meanwhile.tsx';
import { useChange } from '../../forms/use-change.ts';
import { usePreview } from '../../forms/use-preview.ts';
import { Slip } from '../../money/slip.tsx';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { problemText } from '../../outcomes/problem.ts';
import { MergeHead } from './merge-head.tsx';
import { MergeRefused } from './merge-refused.tsx';
import { MergeTable, startSides, type Field, type Sides } from './merge-table.tsx';
import { nameOf } from './record-name.ts';

const calls = client.office.people;

interface IdsProps {
  readonly keptId: string;
  readonly otherId: string;
}

/** Two records beside each other, before they become one. */
export function BothRecords({ keptId, otherId }: IdsProps) {
  const { data, error, refetch } = usePreview(
    ['merge', keptId, otherId],
    (options) => calls.previewMerge({ body: { kept_id: keptId, other_id: otherId } }, options),
    true,
  );
  if (data) return <Both key={data.preview_token} preview={data} />;
  if (error && isApiError(error) && error.is('merge_refused'))
    return <MergeRefused problem={error} keptId={keptId} otherId={otherId} />;
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null;
}

function Both({ preview: first }: { preview: MergePreview }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [preview, setPreview] = useState(first);
  const [isAgain, setAgain] = useState(false);
  const { kept, other } = preview;
  const [sides, setSides] = useState<Sides>(() => startSides(preview));
  const merge = useChange({
    send: (body: MergeParams, idempotencyKey) => calls.merge({ body }, { idempotencyKey }),
    onDone: (person) => {
      queries.removeQueries({ queryKey: ['office', 'people', other.id] });
      queries.setQueryData(['office', 'people', person.id], person);
      void navigate(paths.office.person(person.id), { replace: true });
    },
  });
  const confirm = (): void =>
    merge.mutate(
      { kept_id: kept.id, other_id: other.id, preview_token: preview.preview_token, ...sides },
      {
        onError: (error) => {
          if (!isApiError(error) || !error.is('preview_changed')) return;
          setPreview(error.details.preview as object as MergePreview);
          setAgain(true);
        },
      },
    );
  const failure = merge.error && !(isApiError(merge.error) && merge.error.is('preview_changed'));
  return (
    <>
      <MergeHead
        text={`${nameOf(kept)} is kept, and ${nameOf(other)} becomes a part of it.`}
        back={
          <ButtonLink size="xs" variant="line" href={paths.office.person(kept.id)}>
            Not the same person
          </ButtonLink>
        }
      />
      {isAgain ? <ChangedMeanwhile text="Nothing was merged." /> : null}
      <MergeTable
        preview={preview}
        sides={sides}
        onChoose={(field: Field, side) => setSides({ ...sides, [field]: side })}
      />
      <div className="merge-parts">
        <Together preview={preview} />
        <Apart preview={preview} />
      </div>
      {failure ? <FailureFlash message={problemText(merge.error)} /> : null}
      <div className="save-bar" role="region" aria-label="Merge">
        <p>
          Can be undone until <b>{formatMediumDay(preview.undo_until)}</b>.
        </p>
        <Button
          size="xs"
          variant="line"
          onClick={() => void navigate(paths.office.mergePerson(other.id, kept.id), { replace: true })}
        >
          Swap sides
        </Button>
        <Button
          size="xs"
          variant="signal"
          slash
          busy={merge.isPending}
          busyLabel="Merging..."
          onClick={confirm}
        >
          Merge 2 people into 1
        </Button>
      </div>
    </>
  );
}

function Together({ preview }: { preview: MergePreview }) {
  const { registrations_count, visits_count, pass_credits, studio_credit, notes_count, tags } = preview;
  return (
    <section aria-labelledby="together">
      <h2 id="together">Comes together</h2>
      <Slip
        rows={[
          { label: 'Registrations', value: String(registrations_count) },
          { label: 'Visits', value: String(visits_count) },
          { label: 'Credits of passes', note: 'Each keeps its last day.', value: String(pass_credits) },
          { label: 'Studio credit', value: exactDollars(studio_credit) },
          { label: 'Emergency contacts', value: String(preview.contacts_count) },
          { label: 'Notes and tags', value: String(notes_count + tags.length) },
        ]}
      />
    </section>
  );
}

function Apart({ preview }: { preview: MergePreview }) {
  const { kept, other, waivers, payments_count: payments, both_booked: both } = preview;
  return (
    <section aria-labelledby="apart">
      <h2 id="apart">Stays as it was</h2>
      <ul className="next">
        {waivers.length === 0 ? null : (
          <li data-tone="ok">
            <b>Waivers</b> keep the name that signed:{' '}
            {waivers
              .map(({ version, accepted_at: at, signer_name: name }) =>
                [name || 'no name', `version ${version}`, formatShortDate(at)].join(', '),
              )
              .join('; ')}
            .
          </li>
        )}
        {payments === 0 ? null : (
          <li data-tone="ok">
            <b>{payments === 1 ? '1 payment stays' : `${payments} payments stay`}</b> with the record that
            paid. The ledger does not move.
          </li>
        )}
        {both.map(({ session_id, title, start_datetime: start }) => (
          <li key={session_id} data-tone="wait">
            Both have a place in <b>{title}</b> on {formatShortDate(start)}. Both places stay: cancel one
            afterwards.
          </li>
        ))}
        <li>{signInText(kept.email, other.email)}</li>
        <li data-tone="wait">Erasing one later erases both.</li>
      </ul>
    </section>
  );
}

/** Who signs in afterwards. */
function signInText(kept: string, other: string): string {
  if (kept === '')
    return other === ''
      ? 'Neither record has an email address, so nobody signs in.'
      : `Nobody signs in: only ${other} has an account, and that record is not kept. Swap the sides to keep it.`;
  return other === ''
    ? `Signs in with ${kept}. The other record never had a sign-in.`
    : `Signs in with ${kept}. ${other} is signed out and told.`;
}
