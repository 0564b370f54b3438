import { referenceText } from '@detroit-well/reference-texts';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BoundaryScreen } from '../src/patterns/boundary-screen/boundary-screen.tsx';
import { ErrorBoundary, PartBoundary } from '../src/patterns/error-boundary/error-boundary.tsx';

// React logs every error that a boundary catches.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

let broken = true;
function Fragile() {
  if (broken) throw new Error('missing date');
  return <p>14 spots</p>;
}

beforeEach(() => {
  broken = true;
});

describe('an error boundary', () => {
  it('shows the fallback, reports the error once and renders again after Try Again', () => {
    const onError = vi.fn();
    render(
      <ErrorBoundary onError={onError} Fallback={BoundaryScreen}>
        <Fragile />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { name: referenceText('B8.2/boundary/title') })).toBeTruthy();
    expect(screen.getByText(referenceText('B8.2/boundary/text'))).toBeTruthy();
    expect(screen.getByRole('button', { name: referenceText('B8.2/boundary/refresh') })).toBeTruthy();
    expect(onError).toHaveBeenCalledTimes(1);

    broken = false;
    fireEvent.click(screen.getByRole('button', { name: referenceText('B8.2/boundary/try-again') }));
    expect(screen.getByText('14 spots')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the rest of the page when one part fails to render', () => {
    render(
      <>
        <p>My Trainings</p>
        <PartBoundary>
          <Fragile />
        </PartBoundary>
      </>,
    );
    expect(screen.getByText('My Trainings')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong. Your data is safe.');
  });

  it('links to the page itself when scripts are not available', () => {
    render(<BoundaryScreen href="/training" />);
    for (const name of [referenceText('B8.2/boundary/try-again'), referenceText('B8.2/boundary/refresh')])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/training');
  });
});
