import { Box, Flex, Grid } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import type { Role } from '../../../lib/schema.generated';
import { keepPlace } from '../../../lib/session/login-return';
import { notifyReader } from '../../../lib/notify';
import { useSession } from '../../../lib/session/session';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { loadTexts, useLanguage } from '../../../lib/i18n/i18n';
import { localeOf } from '../../../lib/i18n/language';
import { lazyPart } from '../../../ui/page/lazy-part';
import { KeptReplays } from '../../../league/replays/kept-replays';
import { AdminNav } from './admin-nav';
import { Breadcrumbs, type Crumb } from './breadcrumbs';
import { PaletteButton } from '../palette/palette-button';
import { useSaved } from '../report/next/saved';
import { SessionEnded } from './session-ended';
import { rolesOf, tabPath, tabsFor, type AdminPlace } from '../tabs';
import { TimesNote } from '../../../ui/time/times-note';

/** Its code and texts load after the page's own. */
const LatestAct = lazyPart(() =>
  Promise.all([import('../undo/latest-act'), loadTexts('admin-undo', 'admin-audit', 'api')]).then(
    ([module]) => module.LatestAct,
  ),
);

const SavedNotice = lazyPart(() =>
  Promise.all([import('../report/next/saved-notice'), loadTexts('report', 'admin-undo', 'admin-audit', 'api')]).then(
    ([module]) => module.SavedNotice,
  ),
);

interface AdminPageProps {
  /** The place in the navigation. */
  tab: AdminPlace;
  /** Who may open the page, if fewer may than open the place. */
  only?: readonly Role[];
  title: string;
  /** The way to this page below the place; none for the place's own page. */
  trail?: readonly Crumb[];
  /** The address of the place's page with the choices that the reader came with; by default without any. */
  placeAt?: string;
  children: ReactNode;
}

/**
 * The frame of every page of the back office. Staff who may not open it are told who may; all others are led to the
 * start page. When the session ends, the page stays, so that typed values are not lost.
 */
export function AdminPage({ tab, only = rolesOf(tab), title, trail, placeAt, children }: AdminPageProps) {
  const { viewer, isLoading, ended, hasLoggedOut } = useSession();
  const saved = useSaved();
  const roles = (viewer ?? ended)?.roles ?? [];
  if (!isLoading && roles.length === 0) {
    return !viewer && !hasLoggedOut ? <AskForLogin /> : <Navigate to={paths.home()} replace />;
  }
  const isForbidden = !isLoading && !only.some((role) => roles.includes(role));

  return (
    <Page title={title} isPrivate width="desk">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '13rem minmax(0, 1fr)' }} columnGap="8" rowGap="2">
        {roles.length > 0 ? <AdminNav roles={roles} open={tab} /> : <NavPlace />}
        <Box gridColumnStart={{ lg: '2' }} minWidth="0">
          <Flex align="center" justify="space-between" gap="2">
            <Breadcrumbs place={tab} placeAt={placeAt} trail={trail} />
            {viewer && roles.length > 0 && <PaletteButton roles={roles} />}
          </Flex>
          {isLoading && roles.length === 0 && <Box minHeight="touch" />}
          {viewer &&
            roles.length > 0 &&
            (saved ? (
              <SavedNotice key={saved.seriesId} saved={saved} fallback={<Box minHeight="touch" />} />
            ) : (
              <LatestAct fallback={<Box minHeight="touch" />} />
            ))}
          <KeptReplays />
          {ended && <SessionEnded />}
          {isLoading && <SkeletonRows rows={10} />}
          {isForbidden && <Forbidden only={only} roles={roles} />}
          {!isLoading && !isForbidden && (
            <>
              <TimesNote />
              {children}
            </>
          )}
        </Box>
      </Grid>
    </Page>
  );
}

/** The place of the folded navigation, until it is known who reads: nothing moves when it comes. */
const NavPlace = () => (
  <Box padding="1">
    <Box minHeight={{ base: 'touch', lg: '0' }} />
  </Box>
);

/** Says for whom the page is, and leads to a page that the reader may open. */
function Forbidden({ only, roles }: { only: readonly Role[]; roles: readonly Role[] }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const names = only.map((role) => t(`forbidden.role.${role}`));
  const [first] = tabsFor(roles);
  return (
    <>
      <PageHeading>{t('forbidden.title')}</PageHeading>
      <EmptyState
        action={
          first && <ButtonLink to={tabPath(first)}>{t('forbidden.back', { place: t(`tab.${first}`) })}</ButtonLink>
        }
      >
        {t('forbidden.text', { roles: new Intl.ListFormat(localeOf(language)).format(names) })}
      </EmptyState>
    </>
  );
}

/** Sends a visitor to the start page. A login from there returns to this page. */
export function AskForLogin() {
  const { t } = useTranslation('admin');
  const { pathname, search } = useLocation();
  useEffect(() => {
    keepPlace(pathname + search);
    notifyReader({ kind: 'info', text: t('wanted') });
  }, [pathname, search, t]);
  return <Navigate to={paths.home()} replace />;
}
