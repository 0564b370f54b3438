import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { PartFailure } from '../../outcomes/part-failure.tsx';
import { WaiverText } from './waiver-text.tsx';

/** A version that is or was in force, as people signed it. */
export function EarlierVersion({ version }: { readonly version: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['waiver', 'content', version],
    queryFn: ({ signal }) => client.waiver.content({ query: { version } }, { signal }),
  });
  if (error) return <PartFailure sentence="This version did not load." onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={480} />;
  return <WaiverText {...data} />;
}
