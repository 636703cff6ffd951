import { useTranslation } from 'react-i18next';
import { formatList } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { MessageBox } from '../../../ui/dialog/message-box';
import { Spinner } from '../../../ui/page/spinner';
import { FileButton } from '../../../ui/form/file-button';
import { useRetakenFiles, type FilledGame } from './use-retaken-files';
import { Box } from '../../../styled-system/jsx';
import { Text } from '../../../ui/text';

interface LostReplaysProps {
  seriesId: number;
  games: readonly FilledGame[];
  /** The marks of the games whose file is here again. */
  onTaken: (digests: readonly string[]) => void;
}

/** Says which games have lost the files that they were filled from, and takes these again. */
export function LostReplays({ seriesId, games, onTaken }: LostReplaysProps) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { isBusy, unfit, take } = useRetakenFiles(seriesId);
  if (games.length === 0) return null;
  const numbers = games.map(({ number }) => String(number));
  return (
    <Box marginBottom="4">
      <MessageBox
        kind="warning"
        title={t('lost.title', { count: games.length, games: formatList(numbers, language) })}
        action={
          <>
            <FileButton accept=".replay" isMultiple onFiles={(files) => void take(files, games).then(onTaken)}>
              {t('lost.choose', { count: games.length })}
            </FileButton>
            {isBusy && <Spinner />}
          </>
        }
      >
        {t('lost.text', { count: games.length })}
        <Text as="span" role="status" display="block">
          {unfit.length > 0 && t('lost.unfit', { count: unfit.length, files: formatList(unfit, language) })}
        </Text>
      </MessageBox>
    </Box>
  );
}
