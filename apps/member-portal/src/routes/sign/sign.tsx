import { useQuery } from '@tanstack/react-query';
import { isApiError } from '@detroit-well/api-client';
import type { WaiverLink, WaiverLinkSigned } from '@detroit-well/api-client/contract';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { lockedNext } from '@detroit-well/ui/sign-in-lock';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { waiverLinkQuery } from '../../api/queries.ts';
import { asyncState } from '../../api/query-state.ts';
import { useTitle } from '../../navigation/use-title.ts';
import { whenLoadFails } from '../../outcomes/load-failure.tsx';
import { ResultRegion } from '../../outcomes/result-region.tsx';
import { ForTheTeam, Handover } from './handover.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkOver, Signed, TooYoung, type LinkEnd } from './outcomes.tsx';
import '../../waiver/waiver.css';
import './sign.css';

/** Signing the waiver by a link of the studio, without a sign-in. The page knows a first name and nothing else of the person. */
export function Screen() {
  const { token = '' } = useParams();
  const [isHandedOver] = useState(() => lockedNext() !== null);
  useTitle('Sign the waiver');
  const query = useQuery(waiverLinkQuery(token));
  return (
    <>
      <AsyncView
        view={asyncState(query)}
        loading={<Skeleton height={480} />}
        loadingLabel="Loading the waiver..."
        failed={whenLinkFails(() => void query.refetch())}
      >
        {(link) => (
          <Signing
            token={token}
            link={link}
            isHandedOver={isHandedOver}
            onStale={() => void query.refetch()}
          />
        )}
      </AsyncView>
      {isHandedOver ? <ForTheTeam /> : null}
    </>
  );
}

/** A link that has ended is no failure of the load. */
function whenLinkFails(onRetry: () => void): (error: Error) => ReactNode {
  const otherwise = whenLoadFails({ operation: 'loadWaiver', onRetry });
  return (error) => {
    const end = linkEndOf(error);
    return end === undefined ? otherwise(error) : <LinkOver end={end} />;
  };
}

/** How a link has ended, as the problem of a call says. */
function linkEndOf(error: unknown): LinkEnd | undefined {
  if (!isApiError(error)) return undefined;
  if (error.is('link_used') || error.is('link_ended') || error.is('not_found')) return error.code;
  return undefined;
}

interface SigningProps {
  readonly token: string;
  readonly link: WaiverLink;
  /** It is signed on the desk's device. */
  readonly isHandedOver: boolean;
  /** What the link asks has changed. */
  readonly onStale: () => void;
}

function Signing({ token, link, isHandedOver, onStale }: SigningProps) {
  const [hasStarted, setStarted] = useState(!isHandedOver);
  const [signed, setSigned] = useState<WaiverLinkSigned>();
  const [end, setEnd] = useState<LinkEnd>();
  /** The date of birth of somebody too young. */
  const [refused, setRefused] = useState<string>();
  if (!hasStarted) return <Handover firstName={link.first_name} onStart={() => setStarted(true)} />;
  if (link.under_age) return <TooYoung />;
  const over = signed ? (
    <Signed {...signed} isHandedOver={isHandedOver} />
  ) : end ? (
    <LinkOver end={end} />
  ) : null;
  return (
    <>
      <ResultRegion of={signed ?? end ?? refused}>
        {over}
        {refused ? <TooYoung born={refused} onChange={() => setRefused(undefined)} /> : null}
      </ResultRegion>
      {over ? null : (
        // Hidden, so that everything typed and drawn is still there after a change of the date.
        <div hidden={refused !== undefined}>
          <LinkForm
            token={token}
            link={link}
            onSigned={setSigned}
            onTooYoung={setRefused}
            onRefused={(error) => {
              setEnd(linkEndOf(error));
              if (isApiError(error) && error.is('profile_incomplete')) onStale();
            }}
          />
        </div>
      )}
    </>
  );
}
