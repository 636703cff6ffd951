import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../lib/paths';
import { Button, ButtonLink } from '../../../../ui/button';
import { MessageBox } from '../../../../ui/dialog/message-box';
import { useReportText } from '../../../report/use-report-text';
import type { NightFile, NightFill } from './night-state';

interface NightNoticeProps {
  fill: NightFill;
  files: readonly NightFile[];
  teams: { home: string; away: string };
  onDiscard: () => void;
}

/** Says that the report is filled from the night's files, with what is not sure about the series as a whole. */
export function NightNotice({ fill, files, teams, onDiscard }: NightNoticeProps) {
  const { t } = useTranslation('report');
  const say = useReportText(teams);
  const notes = fill.warnings.flatMap(({ game, sentence }) =>
    game === null ? [say(sentence.messageKey, sentence.params)] : [],
  );
  return (
    <Box marginBottom="4">
      <MessageBox
        kind={notes.length > 0 ? 'warning' : 'info'}
        title={t('night.filled', { count: files.length })}
        action={
          <>
            <ButtonLink to={paths.adminNight()}>{t('night.back')}</ButtonLink>
            <Button variant="ghost" onClick={onDiscard}>
              {t('night.discard')}
            </Button>
          </>
        }
      >
        {[t('night.check'), ...notes].join(' ')}
      </MessageBox>
    </Box>
  );
}
