import { useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { routesNear } from './router';
import { Shell } from './shell/shell';

/** The site: the shell around the page of the address. */
export const App = () => (
  <Shell>
    {useRoutes(routesNear(useLocation().pathname))}
    <Live />
  </Shell>
);

/**
 * Marks that the page can be used, because a page that the server has drawn is visible before its script has loaded.
 */
function Live() {
  useEffect(() => document.documentElement.classList.add('is-live'), []);
  return null;
}
