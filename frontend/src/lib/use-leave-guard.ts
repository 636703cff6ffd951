import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isLoginLink } from './session/login-return';

/** An ordinary click on a link that opens in this window. */
function leadsAway(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.origin !== window.location.origin) return null;
  return link.pathname === window.location.pathname ? null : link;
}

/**
 * Prevents the loss of typed values: asks before a link or the browser's Back leaves the page, and lets the browser ask
 * before the window closes. `ask` gets the function that leaves. A login is not asked about, because it returns here,
 * and a draft (`useDraft`) restores the values.
 */
export function useLeaveGuard(isOn: boolean, ask: (leave: () => Promise<void>) => void): void {
  const navigate = useNavigate();
  const asking = useRef(ask);
  useEffect(() => {
    asking.current = ask;
  }, [ask]);

  useEffect(() => {
    if (!isOn) return;
    // the router learns of the browser's Back too late; in browsers without this event, Back is not asked about
    const navigation = 'navigation' in window ? window.navigation : undefined;
    let isLeaving = false;
    const leaveBy = (go: () => void) => async () => {
      isLeaving = true;
      // the question is answered, and its dialog makes no step of its own; the dialog has loaded this file
      const { leaveLayers } = await import('./back-layers');
      leaveLayers();
      go();
    };
    const onClick = (event: MouseEvent) => {
      const link = leadsAway(event);
      // another form of the page is already asking
      if (!link || event.defaultPrevented) return;
      if (isLoginLink(link)) {
        isLeaving = true;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      asking.current(leaveBy(() => void navigate(link.pathname + link.search + link.hash)));
    };
    const onNavigate = (event: NavigateEvent) => {
      const { key, url } = event.destination;
      if (isLeaving || event.navigationType !== 'traverse' || !event.cancelable || event.defaultPrevented) return;
      if (new URL(url).pathname === window.location.pathname) return;
      event.preventDefault();
      asking.current(leaveBy(() => void navigation?.traverseTo(key)));
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving) event.preventDefault();
    };

    document.addEventListener('click', onClick, { capture: true });
    navigation?.addEventListener('navigate', onNavigate);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      navigation?.removeEventListener('navigate', onNavigate);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isOn, navigate]);
}
