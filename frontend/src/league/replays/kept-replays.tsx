import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '../../styled-system/jsx';
import { Button } from '../../ui/button';
import { MessageBox } from '../../ui/dialog/message-box';
import { Text } from '../../ui/text';
import { NOTHING, replayKeeper } from './keep-replays';

/** How far the replay files of saved reports are, while they are sent, and what to do when they could not be kept. */
export function KeptReplays() {
  const { t } = useTranslation('league');
  const { all, sent, failed } = useSyncExternalStore(replayKeeper.subscribe, replayKeeper.state, () => NOTHING);
  if (all === 0) return null;
  if (failed > 0 && sent + failed === all) {
    return (
      <Box marginBlock="2">
        <MessageBox
          kind="warning"
          title={t('replays.failed', { count: failed })}
          action={
            <>
              <Button size="sm" onClick={() => replayKeeper.retry()}>
                {t('replays.retry')}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => replayKeeper.forget()}>
                {t('replays.forget')}
              </Button>
            </>
          }
        >
          {t('replays.saved')}
        </MessageBox>
      </Box>
    );
  }
  return (
    <Text role="status" color="fg.muted" fontSize="sm">
      {t('replays.sending', { number: Math.min(sent + failed + 1, all), all })}
    </Text>
  );
}
