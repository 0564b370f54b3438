import { useQuery } from '@tanstack/react-query';
import { Status } from '@detroit-well/ui/components/status';
import { dashboardQuery } from '../../api/queries.ts';
import { ResendVerification } from '../../account/resend-verification.tsx';

/** The address of the account, whether it is verified, and a new link while it is not. */
export function EmailStatus() {
  const { data } = useQuery(dashboardQuery());
  if (!data) return null;
  const { email, email_verified } = data.user;
  return (
    <section>
      <h2 className="h4">Email</h2>
      <p>{email}</p>
      <p>
        {email_verified ? <Status tone="ok">Verified</Status> : <Status tone="wait">Not verified</Status>}
      </p>
      {email_verified ? null : <ResendVerification email={email} />}
    </section>
  );
}
