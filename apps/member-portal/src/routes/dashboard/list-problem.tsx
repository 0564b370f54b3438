import { artPath } from '@detroit-well/art';
import { describeLoadFailure } from '@detroit-well/api-client/loading';
import type { LoadProblem } from '@detroit-well/api-client/loading';
import { brand } from '@detroit-well/config/brand';
import { paths } from '@detroit-well/config/paths';
import { ListProblem as Problem } from '@detroit-well/ui/patterns/list-problem';

const picture = (name: Parameters<typeof artPath.named>[0]) => (
  <img src={artPath.named(name)} alt="" width={820} height={900} />
);

const art = {
  time: picture('tile-skate'),
  limit: picture('tile-movement'),
  network: picture('lost-wheel'),
  server: picture('tile-core'),
};

/** Explains why the list of sessions is missing. */
export function ListProblem({ state, onRetry }: { state: LoadProblem; onRetry: () => void }) {
  return (
    <Problem
      {...describeLoadFailure(state)}
      onRetry={onRetry}
      art={art}
      phone={brand.phone}
      signInHref={paths.login({ next: paths.dashboard.home() })}
      registerHref={paths.register()}
    />
  );
}
