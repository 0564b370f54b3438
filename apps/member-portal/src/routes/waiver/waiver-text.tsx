import { useQuery } from '@tanstack/react-query';
import type { WaiverContent } from '@detroit-well/api-client/contract';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import type { ReactNode } from 'react';
import { waiverContentQuery } from '../../api/queries.ts';
import { asyncState } from '../../api/query-state.ts';
import { WaiverWords } from '../../waiver/waiver-words.tsx';
import { BuiltInText } from './built-in-text.tsx';

const whenTextFails = (onRetry: () => void) => (): ReactNode => <BuiltInText onRetry={onRetry} />;

/** The waiver text in force. */
export function WaiverText({ children }: { children?: ((content: WaiverContent) => ReactNode) | null }) {
  const query = useQuery(waiverContentQuery());
  return (
    <AsyncView
      view={asyncState(query)}
      loading={<Skeleton height={400} />}
      loadingLabel="Loading the waiver..."
      failed={whenTextFails(() => void query.refetch())}
    >
      {(content) => <WaiverWords content={content}>{children?.(content)}</WaiverWords>}
    </AsyncView>
  );
}
