import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../../lib/paths';

/** The tab's address and the area's bare one both lead to the table of all series; what was chosen comes along. */
export default function SeriesDoor() {
  const { search } = useLocation();
  return <Navigate to={paths.adminSeries() + search} replace />;
}
