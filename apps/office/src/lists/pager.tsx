import { Keys } from '../keyboard/kbd.tsx';
import type { ListState } from './list-state.ts';
import type { ListAddress } from './use-address.ts';

/** How many rows there are, the other pages, and the keys of the table. */
export function Pager({ list, address }: { list: ListState<unknown>; address: ListAddress }) {
  const { rows, count, isEstimate, next } = list;
  const total = `${isEstimate ? 'about ' : ''}${count.toLocaleString('en-US')}`;
  return (
    <div className="pager">
      <span>
        <span>{`${rows.length} of ${total}`}</span>
        {address.cursor === undefined ? null : <a href={address.pageHref(null)}>First page</a>}
        {next === null ? null : <a href={address.pageHref(next)}>Next page</a>}
      </span>
      <span className="pager__keys" aria-hidden="true">
        <span>
          <Keys keys="j k" /> Move
        </span>
        <span>
          <Keys keys="Enter" /> Open
        </span>
      </span>
    </div>
  );
}
