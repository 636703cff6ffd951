import { useTranslation } from 'react-i18next';
import { Box, Stack } from '../../../styled-system/jsx';
import { FacingTable, type FacingRow } from '../../../league/facing-table';
import { formatScore } from '../../../lib/i18n/format';
import { EmptyState } from '../../../ui/page/empty-state';
import { Section } from '../../../ui/page/section';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { Heading, Text } from '../../../ui/text';
import type { ComparePlayersQuery, SharedGamesFragment } from './compare-page.generated';
import { betterOf } from './compared';
import { MeetingDate } from './meeting-date';
import type { SideName } from './side-names';

type Pair = NonNullable<ComparePlayersQuery['playerHeadToHead']>;
type Meeting = Pair['meetings'][number];

interface PlayerMeetingsProps {
  pair: Pair;
  sides: { home: SideName; away: SideName };
}

/** The games that both players played: against each other, and as team-mates. */
export function PlayerMeetings({ pair, sides }: PlayerMeetingsProps) {
  const { t } = useTranslation('stats-compare');
  if (pair.meetings.length === 0) {
    return (
      <Section heading={t('meetings.heading')}>
        <EmptyState>{t('shared.none')}</EmptyState>
      </Section>
    );
  }
  return (
    <Section heading={t('meetings.heading')}>
      <Stack gap="6">
        <Shared heading={t('shared.against')} shared={pair.against} sides={sides} isAgainst />
        <Shared heading={t('shared.together')} shared={pair.together} sides={sides} />
      </Stack>
    </Section>
  );
}

interface SharedProps {
  heading: string;
  shared: SharedGamesFragment;
  sides: PlayerMeetingsProps['sides'];
  isAgainst?: boolean;
}

function Shared({ heading, shared, sides, isAgainst = false }: SharedProps) {
  const { t } = useTranslation('stats-compare');
  const { games, won, seriesCount } = shared;
  const rows: FacingRow[] = [
    ...(isAgainst
      ? [
          {
            id: 'won',
            label: t('shared.won'),
            home: won,
            away: games - won,
            better: betterOf(won, games - won),
          },
        ]
      : []),
    ...(['goals', 'assists', 'saves'] as const).map((id) => ({
      id,
      label: t(`sum.${id}`),
      ...shared[id],
      better: betterOf(shared[id].home, shared[id].away),
    })),
  ];
  return (
    <Box>
      <Heading as="h3" size="sm" marginBottom="2">
        {heading}
      </Heading>
      {games === 0 ? (
        <EmptyState>{t('shared.no-games')}</EmptyState>
      ) : (
        <>
          <FacingTable caption={heading} measure={t('measure')} {...sides} rows={rows} />
          <Text marginTop="2" color="fg.muted" fontSize="sm">
            {t('shared.count', { count: games, series: t('shared.in-series', { count: seriesCount }) })}
            {!isAgainst && ` ${t('shared.won-together', { won, lost: games - won })}`}
          </Text>
        </>
      )}
    </Box>
  );
}

/** Each series with games that both played. */
export function EachSeries({ meetings }: { meetings: readonly Meeting[] }) {
  const { t } = useTranslation('stats-compare');
  const columns: Column<Meeting>[] = [
    {
      id: 'played',
      header: t('meetings.date'),
      isRowHeader: true,
      cell: ({ seriesId, playedAt }) => <MeetingDate seriesId={seriesId} playedAt={playedAt} />,
    },
    { id: 'teams', header: t('shared.series'), cell: ({ home, away }) => `${home.name} – ${away.name}` },
    { id: 'how', header: t('shared.how'), cell: ({ isTogether }) => t(isTogether ? 'shared.mates' : 'shared.rivals') },
    {
      id: 'won',
      header: t('shared.won-short'),
      fullHeader: t('shared.won-first'),
      isNumeric: true,
      cell: ({ won, games }) => t('shared.won-of', { won, games }),
    },
    {
      id: 'goals',
      header: t('meetings.goals'),
      isNumeric: true,
      isStrong: true,
      cell: ({ goals }) => formatScore(goals.home, goals.away),
    },
  ];
  if (meetings.length === 0) return null;
  return (
    <Box marginBottom="8">
      <DataTable
        caption={t('shared.each')}
        isCaptionShown
        columns={columns}
        rows={meetings}
        rowKey={({ seriesId, isTogether }) => `${seriesId}-${isTogether}`}
      />
    </Box>
  );
}
