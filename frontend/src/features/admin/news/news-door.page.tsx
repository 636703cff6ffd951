import { Navigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';

/** The news' bare address leads to the list of all. */
export default function NewsDoor() {
  return <Navigate to={paths.adminNews()} replace />;
}
