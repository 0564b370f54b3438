import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Flash } from '../../components/flash/flash.tsx';
import { reloadWhenReachable } from '../../files/load-file.ts';
import { isMissingFile } from '../../files/is-missing-file.ts';
import { boundaryTexts } from '../boundary-screen/boundary-texts.ts';

export interface BrokenProps {
  readonly error: unknown;
  /** Renders the failed part again. */
  readonly onRetry: () => void;
}

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** The fallback for the failed part. */
  readonly Fallback: ComponentType<BrokenProps>;
  readonly onError?: ((error: unknown) => void) | undefined;
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

/** Contains render errors, so that they do not unmount the rest of the page. A class, because React has no hook for it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { children, Fallback } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    return <Fallback error={failure.error} onRetry={() => this.setState({ failure: null })} />;
  }
}

export type PartBoundaryProps = Omit<ErrorBoundaryProps, 'Fallback'>;

/**
 * The boundary of one panel or card: the rest of the page keeps working.
 *
 * @do Put one around each panel that loads on its own.
 * @dont Catch errors of event handlers or requests with it. It sees rendering only.
 * @accessibility The failed part becomes an alert with a Retry button. Everything else keeps its focus and state.
 */
export function PartBoundary(props: PartBoundaryProps) {
  return <ErrorBoundary {...props} Fallback={BrokenPart} />;
}

/**
 * The boundary of one list entry: the other entries keep working.
 *
 * @do Put one around each entry of a list whose data comes from elsewhere.
 * @dont Use it outside a list, because it renders a list item.
 * @accessibility The failed entry stays an item of its list.
 */
export function EntryBoundary(props: PartBoundaryProps) {
  return <ErrorBoundary {...props} Fallback={BrokenEntry} />;
}

function BrokenEntry(props: BrokenProps) {
  return (
    <li>
      <BrokenPart {...props} />
    </li>
  );
}

function BrokenPart({ error, onRetry }: BrokenProps) {
  const { title, safe, retry } = boundaryTexts;
  return (
    <Flash
      tone="bad"
      title={`${title}.`}
      action={
        <Button
          variant="quiet"
          size="sm"
          // React keeps the failure of a lazy component.
          onClick={isMissingFile(error) ? () => void reloadWhenReachable() : onRetry}
        >
          {retry}
        </Button>
      }
    >
      {`${safe}.`}
    </Flash>
  );
}
