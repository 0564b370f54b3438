import type { OfficeWaiverDraft, OfficeWaiverVersion, OfficeWaiverVersions } from '@detroit-well/api-client';
import { formatLongDate, formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { Status } from '@detroit-well/ui/components/status';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { PartFailure } from '../../outcomes/part-failure.tsx';
import { EarlierVersion } from './earlier-version.tsx';
import { ScheduledWaiver } from './scheduled-waiver.tsx';
import { WaiverDraft } from './waiver-draft.tsx';

const states = {
  draft: { name: 'Draft', tone: 'wait' },
  scheduled: { name: 'Scheduled', tone: 'wait' },
  in_force: { name: 'In force', tone: 'ok' },
  replaced: { name: 'Replaced', tone: 'plain' },
} as const;

interface WaiverVersionsProps {
  readonly list: UseQueryResult<OfficeWaiverVersions>;
  readonly draft: UseQueryResult<OfficeWaiverDraft>;
}

/** All versions beside the one that is chosen: the draft of the next one, unless the address names another. */
export function WaiverVersions({ list, draft }: WaiverVersionsProps) {
  const [search] = useSearchParams();
  if (list.error ?? draft.error)
    return (
      <PartFailure
        sentence="The versions did not load."
        onRetry={() => void Promise.all([list.refetch(), draft.refetch()])}
      />
    );
  if (!list.data || !draft.data) return <Skeleton height={480} />;
  const versions = list.data.results;
  const chosen = search.get('version');
  const earlier = versions.find(({ version, state }) => version === chosen && state !== 'draft');
  const scheduled = versions.find(({ state }) => state === 'scheduled');
  return (
    <div className="waiver-columns">
      <nav aria-label="Versions">
        <ol className="waiver-versions">
          {versions.some(({ state }) => state === 'draft') || scheduled ? null : (
            <li>
              <Link to="?" aria-current={earlier ? undefined : 'true'}>
                <b>Next version</b>
                <small>Begins as the one in force</small>
              </Link>
            </li>
          )}
          {versions.map((version) => (
            <Version
              key={version.version}
              version={version}
              isCurrent={
                earlier ? earlier === version : version.state === 'draft' || version.state === 'scheduled'
              }
            />
          ))}
        </ol>
      </nav>
      {earlier && earlier.state !== 'scheduled' ? (
        <EarlierVersion version={earlier.version} />
      ) : scheduled ? (
        <ScheduledWaiver version={scheduled} draft={draft.data} />
      ) : (
        <WaiverDraft draft={draft.data} />
      )}
    </div>
  );
}

interface VersionProps {
  readonly version: OfficeWaiverVersion;
  readonly isCurrent: boolean;
}

function Version({ version: { version, state, at, signed_count: signed }, isCurrent }: VersionProps) {
  const { name, tone } = states[state];
  return (
    <li>
      <Link
        to={state === 'draft' ? '?' : `?version=${encodeURIComponent(version)}`}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <b>{`Version ${version}`}</b>
        <Status tone={tone}>{name}</Status>
        <small>{whenText(state, at, signed)}</small>
      </Link>
    </li>
  );
}

function whenText(state: OfficeWaiverVersion['state'], at: string | null, signed: number): string {
  if (at === null) return 'Not published';
  if (state === 'scheduled') return `From ${formatLongDate(at)}, ${formatTime(at)}`;
  return `Since ${formatMediumDate(at)}. ${signed === 1 ? '1 person' : `${signed} people`} signed it last`;
}
