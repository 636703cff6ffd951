import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useLogout } from '../../lib/session/session';
import { Page } from '../../ui/page/page';
import { PageHeading } from '../../ui/page/page-heading';

/** Ends the session and goes to the start page. */
export default function LogoutCallbackPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const logout = useLogout();

  useEffect(() => {
    void logout().then(() => navigate(paths.home(), { replace: true }));
  }, [logout, navigate]);

  return (
    <Page title={t('logging-out')} isPrivate width="prose">
      <PageHeading>{t('logging-out')}</PageHeading>
    </Page>
  );
}
