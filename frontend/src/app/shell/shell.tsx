import { Fragment, Suspense, useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Flex, styled } from '../../styled-system/jsx';
import { reportFault } from '../../lib/faults';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session/session';
import { contentPart, lazyPart } from '../../ui/page/lazy-part';
import { SkeletonRows } from '../../ui/page/skeleton-rows';
import { useBarHeight } from '../../ui/use-bar-height';
import { forgetFailedPages, isWidePage } from '../router';
import { ErrorScreen } from './error-screen';
import { Footer } from './footer';
import { menuEntries, type MenuSignup } from './menu/menu';
import { SignupStrip } from './shell-parts';
import { TopBar } from './menu/top-bar';
import { useSignupStrip } from './banners/use-signup-strip';
import { type ShellQuery, useShellQuery } from './shell.generated';
import { useRouteChange } from './use-route-change';
import { useSearchPalette } from './search/use-search-palette';
import { useSideDrawer } from './menu/use-side-drawer';
import { useIsIdle, useLoadingScreen } from './use-start-up';

const IdleParts = contentPart('idle-parts', () => import('./idle-parts').then((module) => module.IdleParts));
const SignupBanner = lazyPart(() => import('./banners/signup-banner').then((module) => module.SignupBanner));
const UnreadWatch = lazyPart(() => import('./unread/unread-watch').then((module) => module.UnreadWatch));

const CONTENT_ID = 'content';

const SkipLink = styled('a', {
  base: {
    position: 'absolute',
    left: '2',
    top: '-20',
    zIndex: 'toast',
    padding: '3',
    bg: 'action',
    color: 'action.contrast',
    borderRadius: 'md',
    fontWeight: 'semibold',
    _focus: { top: '2' },
  },
});

/**
 * Messages are above the cookie banner, so that neither hides the other. The area beside them can be clicked. At the
 * end of the page they have a place of their own, so that they hide nothing.
 */
const AtTheBottom = styled('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'toast',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
});

/** The sign-up for the menu; nothing when it is closed, and staff have not said when it opens. */
function menuSignup(settings: ShellQuery['settings'] | undefined): MenuSignup | null {
  if (settings?.registrationOpen) return { closesAt: settings.signupClosesAt };
  return settings?.signupOpensAt ? { opensAt: settings.signupOpensAt } : null;
}

/** The frame around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const { data, error } = useShellQuery();
  const { viewer, isLoading } = useSession();
  const isIdle = useIsIdle();
  const divisions = data?.currentSeason?.divisions ?? [];
  const [first] = divisions;
  const entries = menuEntries(divisions, menuSignup(data?.settings));
  const [drawer, openDrawer] = useSideDrawer(entries);
  const [palette, openSearch] = useSearchPalette();
  const isWanted = data && !isLoading ? data.settings.registrationOpen && Boolean(viewer?.team) : null;
  const hasStrip = useSignupStrip(isWanted);
  const isBackOffice = pathname.startsWith(paths.admin());
  // by the address and not by what is drawn, so that nothing moves while a page loads
  const isDesk = isBackOffice || isWidePage(pathname);
  const hasBar = data && !isBackOffice;
  const bar = hasBar ? { division: first, onSearch: openSearch, onMe: openDrawer } : null;
  const edge = useBarHeight('edge');
  useEffect(() => void document.documentElement.toggleAttribute('data-barless', isBackOffice), [isBackOffice]);
  useRouteChange();
  useLoadingScreen(Boolean(data ?? error));

  return (
    <Flex direction="column" minHeight="100dvh">
      <SkipLink href={`#${CONTENT_ID}`}>{t('skip-to-content')}</SkipLink>
      <TopBar isDesk={isDesk} entries={entries} onSearch={openSearch} onMenu={openDrawer} />
      {hasStrip && (isWanted ? <SignupBanner fallback={<SignupStrip />} /> : <SignupStrip />)}
      {/* as high as the window, so that the footer is not visible before the page has its height */}
      <styled.main id={CONTENT_ID} tabIndex={-1} flex="1" minHeight="calc(100dvh - 57px)">
        <ErrorBoundary
          FallbackComponent={ErrorScreen}
          onError={reportFault}
          onReset={forgetFailedPages}
          resetKeys={[pathname]}
        >
          <Suspense fallback={<SkeletonRows rows={10} />}>
            <Fragment key={pathname}>{children}</Fragment>
          </Suspense>
        </ErrorBoundary>
      </styled.main>
      {!isBackOffice && <Footer isDesk={isDesk} />}
      <AtTheBottom ref={edge}>
        {/* over the page's lower edge, when the bar's links are known; shown all at once, so that nothing moves */}
        {isIdle && (data ?? error) && <IdleParts bar={bar} />}
        {isIdle && viewer && <UnreadWatch />}
      </AtTheBottom>
      {drawer}
      {palette}
    </Flex>
  );
}
