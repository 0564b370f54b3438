import { queryOptions } from '@tanstack/react-query';
import type { Endpoints } from '../client/generated/index.ts';
import { byQuery } from './by-query.ts';

/** Query options of the pass that the desk scans. Keys begin with `door-pass`. */
export function doorPassQueries({ doorPass }: Pick<Endpoints, 'doorPass'>) {
  return {
    own: () =>
      queryOptions({ queryKey: ['door-pass'], queryFn: ({ signal }) => doorPass.get(byQuery(signal)) }),
  };
}
