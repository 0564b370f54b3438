import { isUnknownOutcome } from '@detroit-well/api-client';
import { useQuery } from '@tanstack/react-query';
import { problemText } from '../outcomes/problem.ts';
import { readable } from './readable-reply.ts';

/**
 * What a dialog says before something is done. It is counted each time the dialog opens. Its key is apart from those of the
 * records, so that nothing counts again what has just been done.
 */
export const usePreview = <Preview>(
  what: readonly [kind: string, ...ids: (string | undefined)[]],
  count: (options: { readonly signal: AbortSignal }) => PromiseLike<Preview>,
  isOpen: boolean,
) =>
  useQuery({
    queryKey: ['preview', ...what],
    queryFn: async ({ signal }) => readable(await count({ signal })),
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
  });

/** Why the change of a dialog failed, or else its preview, which changes nothing. */
export function dialogProblem(change: Error | null, preview: Error | null): string | undefined {
  if (change) return problemText(change);
  if (!preview) return undefined;
  return isUnknownOutcome(preview)
    ? 'What this does could not be counted. Nothing was changed. Close this and open it again.'
    : problemText(preview);
}
