import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';

/** The four states of a screen; the type makes invalid combinations impossible. */
export type AsyncState<Data, Failure> =
  | { state: 'loading' }
  | { state: 'failed'; error: Failure }
  | { state: 'empty' }
  | { state: 'ready'; data: Data };

export interface AsyncViewProps<Data, Failure> {
  readonly view: AsyncState<Data, Failure>;
  /** Placeholder blocks in the final layout. */
  readonly loading: ReactNode;
  /** Announced while loading. */
  readonly loadingLabel?: string;
  readonly failed: (error: Failure) => ReactNode;
  readonly empty?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Draws the one state that a screen is in.
 *
 * @do Turn a query into one of its four states at the edge of the screen, and draw each once.
 * @do Give `loading` the layout of the finished view.
 * @dont Show the old data and an error together. Keep the data and add a flash.
 * @accessibility Loading is announced as a status and sets aria-busy. Failure screens announce themselves as an alert.
 */
export function AsyncView<Data, Failure>(props: AsyncViewProps<Data, Failure>) {
  const { view, loading, loadingLabel = 'Loading', failed, empty = null, children } = props;
  switch (view.state) {
    case 'loading':
      return (
        <div className="async-view" aria-busy="true">
          <div role="status">
            <VisuallyHidden>{loadingLabel}</VisuallyHidden>
          </div>
          {loading}
        </div>
      );
    case 'failed':
      return failed(view.error);
    case 'empty':
      return empty;
    case 'ready':
      return children(view.data);
  }
}
