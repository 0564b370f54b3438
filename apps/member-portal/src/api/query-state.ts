import type { UseQueryResult } from '@tanstack/react-query';
import type { AsyncState } from '@detroit-well/ui/patterns/async-view';

/** Maps a query to one of the four states of a screen. Loaded data stays visible during a refresh. */
export function asyncState<Data>(
  query: Pick<UseQueryResult<Data>, 'data' | 'error'>,
  isEmpty: (data: Data) => boolean = () => false,
): AsyncState<Data, Error> {
  if (query.data !== undefined) {
    return isEmpty(query.data) ? { state: 'empty' } : { state: 'ready', data: query.data };
  }
  return query.error ? { state: 'failed', error: query.error } : { state: 'loading' };
}
