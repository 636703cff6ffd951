import { useTranslation } from 'react-i18next';
import { apiPaths } from '../../lib/paths';
import { useLoginElsewhere } from '../../lib/session/use-login-elsewhere';
import { ButtonAnchor } from '../../ui/button';
import { EmptyState } from '../../ui/page/empty-state';

/** In place of a form whose login has ended: what was typed is kept, and a new login returns here. */
export function LoginEnded() {
  const { t } = useTranslation('league-drafts');
  useLoginElsewhere();
  return (
    <EmptyState
      action={
        <ButtonAnchor variant="solid" href={apiPaths.login}>
          {t('ended.login')}
        </ButtonAnchor>
      }
    >
      {t('ended.text')}
    </EmptyState>
  );
}
