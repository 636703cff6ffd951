import { chakra, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../lib/i18n/i18n';
import { useAction } from '../../../../lib/use-action';
import { useTimes } from '../../../../lib/i18n/use-times';
import { Button } from '../../../../ui/button';
import {
  useChooseRecordingMutation,
  type RecordingFragment,
  type SeriesReplayFragment,
} from './series-replays.generated';

const Part = chakra('section', {
  base: {
    marginBottom: '4',
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    '& ul': { listStyle: 'none', display: 'grid', gap: '2', marginTop: '2' },
    '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', minHeight: 'touch' },
  },
});

interface OtherRecordingsProps {
  series: { seriesId: number; version: number };
  game: SeriesReplayFragment;
  isReadOnly: boolean;
  onChosen: () => void;
}

/** The recordings of one game side by side: which one its statistics are read from, and a press to choose another (R39). */
export function OtherRecordings({ series, game, isReadOnly, onChosen }: OtherRecordingsProps) {
  const { t } = useTranslation('report');
  const heading = useId();
  const { run, busy } = useAction(useChooseRecordingMutation(), {
    success: t('recordings.chosen', { game: game.number }),
    // the form knows its version
    refetch: ['AdminSeries', 'SeriesReport'],
  });
  const choose = async ({ sha256 }: RecordingFragment) => {
    const outcome = await run({ input: { ...series, game: game.number, sha256 } });
    if (outcome.status === 'done') onChosen();
  };
  return (
    <Part aria-labelledby={heading}>
      <Text id={heading} as="h2" fontWeight="semibold">
        {t('recordings.title', { game: game.number, count: game.recordings.length })}
      </Text>
      <Text color="fg.muted" fontSize="sm">
        {t('recordings.help')}
      </Text>
      <ul>
        {game.recordings.map((recording) => (
          <li key={recording.sha256}>
            <RecordingLine recording={recording} />
            {recording.isUsed ? (
              <Text fontWeight="semibold">{t('recordings.used')}</Text>
            ) : (
              !isReadOnly && (
                <Button size="sm" isWaiting={busy} onClick={() => void choose(recording)}>
                  {t('recordings.choose')}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function RecordingLine({ recording: { status, seconds, size, uploadedAt } }: { recording: RecordingFragment }) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const times = useTimes();
  const length =
    seconds === null
      ? t(`field.${status}`)
      : t('recordings.length', { minutes: Math.floor(seconds / 60), seconds: Math.round(seconds % 60) });
  return (
    <span>
      {t('recordings.line', {
        length,
        at: times.dateTime(uploadedAt),
        megabytes: (size / 1024 / 1024).toLocaleString(language === 'se' ? 'sv' : 'en', { maximumFractionDigits: 1 }),
      })}
    </span>
  );
}
