import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepPaths } from '../../../../league/replays/keep-paths';
import { replayKeeper } from '../../../../league/replays/keep-replays';
import { formatList } from '../../../../lib/i18n/format';
import { useLanguage } from '../../../../lib/i18n/i18n';
import { Box } from '../../../../styled-system/jsx';
import { Section } from '../../../../ui/page/section';
import { FileButton } from '../../../../ui/form/file-button';
import { Text } from '../../../../ui/text';
import type { LateReplaysFragment } from './late-replays.generated';

/** What tells a chosen file from the others of this visit. Which game it is of, the server finds. */
const markOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/**
 * A result that was read from replays stands, but some of the files never came, or came unreadable: a captain sends them now. Only
 * recordings of the reported games are taken (R38). Their progress is told by `KeptReplays`.
 */
export function LateReplays({ week }: { week: LateReplaysFragment }) {
  const { t } = useTranslation('series-match-week');
  const language = useLanguage();
  const [sent, setSent] = useState(0);
  const { id, isCaptain, series } = week;
  // the order of the goals is known of games that were filled from replays
  const lacking = series.games.filter(({ goals, isRecorded }) => goals.length > 0 && !isRecorded);
  if (!isCaptain || series.walkover || lacking.length === 0) return null;

  const send = (files: readonly File[]) => {
    for (const file of files) replayKeeper.remember(markOf(file), file);
    replayKeeper.send(keepPaths.captain(id), files.map(markOf));
    setSent((before) => before + files.length);
  };
  const games = formatList(
    lacking.map(({ number }) => String(number)),
    language,
  );
  return (
    <Box marginTop="8">
      <Section heading={t('late-replays.title')}>
        <Text marginBottom="3">{t('late-replays.text', { count: lacking.length, games })}</Text>
        <FileButton accept=".replay" isMultiple onFiles={send}>
          {t('late-replays.choose')}
        </FileButton>
        <Text role="status" color="fg.muted" fontSize="sm" marginTop="2">
          {sent > 0 && t('late-replays.sent', { count: sent })}
        </Text>
      </Section>
    </Box>
  );
}
