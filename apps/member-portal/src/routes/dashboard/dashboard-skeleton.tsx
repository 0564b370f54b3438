import { artPath } from '@detroit-well/art';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Skeleton } from '@detroit-well/ui/components/skeleton';

/** The skeleton of the dashboard. The greeting shows immediately, and has a line for the name, which is not known yet. */
export function DashboardSkeleton() {
  return (
    <div className="dash">
      <div className="dash__head">
        <h1 className="d1">
          <span>Welcome</span> <span>{'\u00A0'}</span>
        </h1>
        <ButtonLink variant="signal" slash href="#register">
          Register for sessions
        </ButtonLink>
      </div>
      <div className="dash__side">
        <Skeleton height={560} />
      </div>
      <div className="dash__main">
        <Skeleton height={40} width="50%" />
        <div className="dash__gap" />
        <img className="dash__picture" src={artPath.named('dash-next')} alt="" width="872" height="284" />
        <div className="dash__gap" />
        <Skeleton height={104} />
      </div>
    </div>
  );
}
