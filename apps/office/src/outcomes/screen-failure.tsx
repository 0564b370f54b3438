import { paths } from '@detroit-well/config/paths';
import { emitSignal } from '@detroit-well/telemetry/signals';
import { isMissingFile } from '@detroit-well/ui/missing-file';
import { BoundaryScreen } from '@detroit-well/ui/patterns/boundary-screen';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';

/** Replaces a screen, inside the shell, when its file could not be fetched or it failed to render. */
export function ScreenFailure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  useEffect(() => emitSignal({ type: 'exception', error }), [error]);
  return (
    <BoundaryScreen
      outdated={isMissingFile(error)}
      onRetry={() => void revalidate()}
      links={<a href={paths.office.home()}>Office</a>}
    />
  );
}
