import { useRoutes } from 'react-router-dom';
import { routes } from './router';
import { Shell } from './shell/shell';

/** The site: the shell around the page that the address names. */
export const App = () => <Shell>{useRoutes(routes)}</Shell>;
