import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { apiPaths } from '../../../lib/paths';
import { useLoginElsewhere } from '../../../lib/session/use-login-elsewhere';
import { ButtonAnchor } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';

/**
 * Says over the unchanged page that the login has ended, with a link to log in and come back. It disappears when the
 * person has logged in in another tab.
 */
export function SessionEnded() {
  const { t } = useTranslation('admin');
  useLoginElsewhere();
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
