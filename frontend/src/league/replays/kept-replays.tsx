import { Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '../../styled-system/jsx';
import { Button } from '../../ui/button';
import { MessageBox } from '../../ui/dialog/message-box';
import { Text } from '../../ui/text';
import { NOTHING, replayKeeper, type Keeping } from './keep-replays';

/** How far the replay files of saved reports are, while they are sent, and what to do when they could not be kept. */
export function KeptReplays() {
  const progress = useSyncExternalStore(replayKeeper.subscribe, replayKeeper.state, () => NOTHING);
  if (progress.all === 0) return null;
  // its texts are loaded now, and nothing of the page may disappear meanwhile
  return (
    <Suspense fallback={null}>
      <Progress {...progress} />
    </Suspense>
  );
}

function Progress({ all, sent, failed }: Keeping) {
  const { t } = useTranslation('league-replays');
  if (failed > 0 && sent + failed === all) {
    return (
      <Box marginBlock="2">
        <MessageBox
          kind="warning"
          title={t('failed', { count: failed })}
          action={
            <>
              <Button size="sm" onClick={() => replayKeeper.retry()}>
                {t('retry')}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => replayKeeper.forget()}>
                {t('forget')}
              </Button>
            </>
          }
        >
          {t('saved')}
        </MessageBox>
      </Box>
    );
  }
  return (
    <Text role="status" color="fg.muted" fontSize="sm">
      {t('sending', { number: Math.min(sent + failed + 1, all), all })}
    </Text>
  );
}
