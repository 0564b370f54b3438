import { useQuery } from '@tanstack/react-query';
import { tillQuery } from '../../api/money-queries.ts';
import { useScreen } from '../../navigation/use-screen.ts';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { MayRead } from '../../outcomes/may-read.tsx';
import { CountForm } from './count-form.tsx';

/** Counts the drawer, and closes the till. */
export function Screen() {
  useScreen('Count the drawer');
  return (
    <MayRead title="Count the drawer" what="the till" permission="payments.write">
      <Count />
    </MayRead>
  );
}

function Count() {
  const { data, error, refetch } = useQuery(tillQuery());
  if (data) return <CountForm till={data} />;
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null;
}
