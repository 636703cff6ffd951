import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSeriesReplaysQuery } from '../../../../gql/admin/hooks';
import { OtherRecordings } from './other-recordings';

/** How often it is read again while a file waits. */
const AGAIN_MS = 5000;

interface SeriesReplaysProps {
  seriesId: number;
  version: number;
  mayChange: boolean;
}

/**
 * Of a reported series: how far the reading of its replay files is, game by game. Nothing for games typed by hand. Where a
 * game has several recordings, staff choose between them.
 */
export function SeriesReplays({ seriesId, version, mayChange }: SeriesReplaysProps) {
  const { t } = useTranslation('admin-report');
  const { data, startPolling, stopPolling, refetch } = useSeriesReplaysQuery({
    variables: { seriesId },
    fetchPolicy: 'cache-and-network',
    pollInterval: AGAIN_MS,
    skipPollAttempt: () => document.hidden,
  });
  const games = data?.seriesReplays ?? [];
  if (data && games.every(({ status }) => status !== 'WAITING' && status !== null)) stopPolling();
  if (games.length === 0) return null;
  return (
    <>
      <Text role="status" color="fg.muted" fontSize="sm" marginBottom="4">
        {t('field.title')}{' '}
        {games
          .map(({ number, status }) => t('field.game', { game: number, status: t(`field.${status ?? 'NONE'}`) }))
          .join(' · ')}
      </Text>
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
