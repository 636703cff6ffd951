import { Box, Text } from '@chakra-ui/react';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TakeBackClaimDocument } from '../../gql/graphql';
import { formatDateTime } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { paths } from '../../lib/paths';
import { useAction } from '../../lib/use-action';
import { Button, ButtonLink } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { useConfirm } from '../../ui/use-confirm';

/** A claim is with staff; there is nothing to do but wait, or take it back. */
export function ClaimWaiting({ id, createdAt }: { id: number; createdAt: string }) {
  const { t } = useTranslation('registration');
  const language = useLanguage();
  const [dialog, ask] = useConfirm();
  const { run, busy } = useAction(TakeBackClaimDocument, { refetch: ['RegistrationPage'] });
  return (
    <Box bg="bg.surface" borderRadius="md" borderWidth="1px" borderColor="border" padding="5">
      <Text display="flex" alignItems="center" gap="2" fontWeight="semibold" role="status">
        <Hourglass aria-hidden size={20} />
        {t('waiting.title')}
      </Text>
      <Text color="fg.muted" marginTop="2">
        {t('waiting.text', { date: formatDateTime(createdAt, language) })}
      </Text>
      <Box display="flex" flexWrap="wrap" gap="3" marginTop="4">
        <ButtonLink variant="solid" to={paths.home()}>
          {t('waiting.home')}
        </ButtonLink>
        <Button
          disabled={busy}
          onClick={() => ask({ children: t('waiting.take-back-text'), onConfirm: () => run({ id }) })}
        >
          {busy && <Spinner />}
          {t('waiting.take-back')}
        </Button>
      </Box>
      {dialog}
    </Box>
  );
}
