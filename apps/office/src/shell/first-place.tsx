import { Navigate } from 'react-router-dom';
import { useScreen } from '../navigation/use-screen.ts';
import { roleNames, useAccess } from '../access/access.ts';
import { usePlaces } from './places.tsx';

/** The first screen of the office that the role may see. */
export function FirstPlace() {
  const { permissions } = useAccess();
  const first = usePlaces(permissions)[0];
  return first ? <Navigate replace to={first.href} /> : <NoPlace />;
}

function NoPlace() {
  useScreen('Office');
  const { role } = useAccess();
  return (
    <div className="office__note">
      <h1>Nothing here for your role yet</h1>
      <p className="muted">{`You are on the team as ${roleNames[role]}. The office has no screen for this role yet.`}</p>
    </div>
  );
}
