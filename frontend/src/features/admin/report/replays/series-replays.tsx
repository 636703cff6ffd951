import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { replayKeeper } from '../../../../league/replays/keep-replays';
import { LostReplays } from '../../../report/replays/lost-replays';
import { OtherRecordings } from './other-recordings';
import { keepPaths } from '../../../../league/replays/keep-paths';
import type { FilledGame } from '../../../report/replays/use-retaken-files';
import { useSeriesReplaysQuery } from './series-replays.generated';

/** How often it is read again while a file waits. */
const AGAIN_MS = 5000;

interface SeriesReplaysProps {
  seriesId: number;
  /** By game: the mark of the file that it was filled from, where files can be sent. */
  digests?: readonly (string | null)[];
  version: number;
  mayChange: boolean;
}

/**
 * Of a reported series: how far the reading of its replay files is, game by game. Nothing for games typed by hand. Where a
 * game has several recordings, staff choose between them; where one has none, they can send it.
 */
export function SeriesReplays({ seriesId, digests = [], version, mayChange }: SeriesReplaysProps) {
  const { t } = useTranslation('report');
  const { data, startPolling, stopPolling, refetch } = useSeriesReplaysQuery({
    variables: { seriesId },
    fetchPolicy: 'cache-and-network',
    pollInterval: AGAIN_MS,
    skipPollAttempt: () => document.hidden,
  });
  const games = data?.seriesReplays ?? [];
  if (data && games.every(({ status }) => status !== 'WAITING' && status !== null)) stopPolling();
  if (games.length === 0) return null;
  const unkept = games.flatMap(({ number, status }): FilledGame[] => {
    const digest = digests[number - 1];
    return status === null && digest ? [{ number, digest }] : [];
  });
  const keep = (taken: readonly string[]) => {
    replayKeeper.send(keepPaths.staff(seriesId), taken);
    startPolling(AGAIN_MS);
  };
  return (
    <>
      <Text role="status" color="fg.muted" fontSize="sm" marginBottom="4">
        {t('field.title')}{' '}
        {games
          .map(({ number, status }) => t('field.game', { game: number, status: t(`field.${status ?? 'NONE'}`) }))
          .join(' · ')}
      </Text>
      {mayChange && <LostReplays seriesId={seriesId} games={unkept} onTaken={keep} />}
      {games
        .filter(({ recordings }) => recordings.length > 1)
        .map((game) => (
          <OtherRecordings
            key={game.number}
            series={{ seriesId, version }}
            game={game}
            isReadOnly={!mayChange}
            onChosen={() => {
              startPolling(AGAIN_MS);
              void refetch();
            }}
          />
        ))}
    </>
  );
}
