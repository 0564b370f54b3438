import { useQuery } from '@tanstack/react-query';

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
    queryFn: async ({ signal }) => count({ signal }),
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
  });
