import { Navigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';

/** The divisions' bare address leads to the list of all. */
export default function DivisionsDoor() {
  return <Navigate to={paths.adminDivisions()} replace />;
}
