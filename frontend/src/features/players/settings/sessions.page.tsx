import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/session';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { OwnSessions } from './own-sessions';

/** A user's logins, also for users without a player. A visitor has none. */
export default function SessionsPage() {
  const { t } = useTranslation('players-settings');
  const { viewer, isLoading } = useSession();
  if (!isLoading && !viewer) return <Navigate to={paths.home()} replace />;
  return (
    <Page title={t('sessions.heading')} isPrivate width="prose">
      <PageHeading>{t('sessions.heading')}</PageHeading>
      {viewer && <OwnSessions />}
    </Page>
  );
}
