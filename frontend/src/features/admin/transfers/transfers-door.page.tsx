import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../../lib/paths';

/** The transfers' bare address leads to the list of all; what was chosen comes along. */
export default function TransfersDoor() {
  const { search } = useLocation();
  return <Navigate to={paths.adminTransfers() + search} replace />;
}
