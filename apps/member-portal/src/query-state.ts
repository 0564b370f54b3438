import type { UseQueryResult } from '@tanstack/react-query';
import type { AsyncState } from '@detroit-well/ui/patterns/async-view';

/** A query as the one of four states a screen can be in. What was loaded once stays visible while it is refreshed. */
export function asyncState<Data>(
  query: Pick<UseQueryResult<Data>, 'data' | 'error'>,
  isEmpty: (data: Data) => boolean = () => false,
): AsyncState<Data, Error> {
  if (query.data !== undefined) {
    return isEmpty(query.data) ? { state: 'empty' } : { state: 'ready', data: query.data };
  }
  return query.error ? { state: 'failed', error: query.error } : { state: 'loading' };
}
