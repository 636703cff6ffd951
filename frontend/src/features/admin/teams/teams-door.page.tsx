import { Navigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';

/** The teams' bare address leads to the list of all. */
export default function TeamsDoor() {
  return <Navigate to={paths.adminTeams()} replace />;
}
