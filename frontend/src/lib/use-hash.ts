import { useLocation } from 'react-router-dom';
import { useInBrowser } from './use-in-browser';

/**
 * The hash of the address, as in `#3.2`. Browsers do not send it, so a page that the server draws has none at first.
 */
export function useHash(): string {
  const { hash } = useLocation();
  return useInBrowser(() => hash, '');
}
