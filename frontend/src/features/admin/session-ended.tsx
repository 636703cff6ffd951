import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { apiPaths } from '../../lib/paths';
import { hasSessionMarker } from '../../lib/refresh-session';
import { ButtonAnchor } from '../../ui/button';
import { MessageBox } from '../../ui/message-box';

/**
 * Says that the login has ended, over the page that stays as it is, and leads through the login and back. It is gone by
 * itself when the person has logged in in another tab.
 */
export function SessionEnded() {
  const { t } = useTranslation('admin');
  const client = useApolloClient();

  useEffect(() => {
    const look = () => {
      if (!document.hidden && hasSessionMarker())
        void client.refetchQueries({ include: 'active' }).catch(() => undefined);
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client]);

  return (
    <Box position="sticky" top="16" zIndex="1" marginBottom="4" role="alert">
      <MessageBox
        kind="warning"
        title={t('ended.title')}
        action={
          <ButtonAnchor variant="solid" href={apiPaths.login}>
            {t('ended.login')}
          </ButtonAnchor>
        }
      >
        {t('ended.text')}
      </MessageBox>
    </Box>
  );
}
