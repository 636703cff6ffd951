import { useTranslation } from 'react-i18next';
import { formatInteger, formatScore } from '../../../../lib/i18n/format';
import { useLanguage } from '../../../../lib/i18n/i18n';
import { styled } from '../../../../styled-system/jsx';
import { DataTable, type Column } from '../../../../ui/table/data-table';
import { ScoreTable } from './score-table';
import type { ReportedGameFragment, ReportedRowFragment, WeekResultFragment } from './week-result.generated';

const Games = styled('ol', {
  base: {
    display: 'grid',
    gap: '3',
    listStyle: 'none',
    // the name and five numbers fit beside each other at 320 px
    '& table': { minWidth: '0' },
    '& caption': { color: 'fg', fontWeight: 'semibold' },
  },
});

const NUMBERS = ['score', 'goals', 'assists', 'saves', 'shots'] as const;

type Row = ReportedRowFragment & { side: 'home' | 'away'; isFirst: boolean };

/** What was reported: the scores at a glance, then each player's numbers game by game, so that a captain confirms what they have seen. */
export function ReportedGames({ series }: { series: WeekResultFragment['series'] }) {
  const { t } = useTranslation('series-match-week');
  const language = useLanguage();
  if (series.games.length === 0) return null;
  const caption = ({ number, homeGoals, awayGoals }: ReportedGameFragment) =>
    t('result.game-score', {
      number,
      home: series.home.name,
      away: series.away.name,
      score: formatScore(homeGoals, awayGoals),
    });
  const columns: Column<Row>[] = [
    {
      id: 'player',
      header: t('result.player'),
      isRowHeader: true,
      cell: ({ player, side, isFirst }) => (
        <>
          {/* a team's name on each row would make it two lines: it stands on the first of its players, and is heard on all */}
          {player.nickname} <Side className={isFirst ? undefined : 'visually-hidden'}>{series[side].name}</Side>
        </>
      ),
    },
    ...NUMBERS.map((id): Column<Row> => ({
      id,
      header: t(`result.numbers.${id}.short`),
      fullHeader: t(`result.numbers.${id}.name`),
      isNumeric: true,
      width: 'clamp(1.875rem, 9.5vw, 4rem)',
      cell: (row) => formatInteger(row[id], language),
    })),
  ];
  const counted = series.games.filter(({ home, away }) => home.length + away.length > 0);
  return (
    <>
      <ScoreTable series={series} />
      {counted.length > 0 && (
        <Games aria-label={t('result.players')}>
          {counted.map((game) => (
            <li key={game.number}>
              <DataTable
                caption={caption(game)}
                isCaptionShown
                columns={columns}
                rows={rowsOf(game)}
                rowKey={({ player }) => player.id}
                isFitted
                isDense
              />
            </li>
          ))}
        </Games>
      )}
    </>
  );
}

const rowsOf = ({ home, away }: ReportedGameFragment): Row[] => [
  ...home.map((row, at): Row => ({ ...row, side: 'home', isFirst: at === 0 })),
  ...away.map((row, at): Row => ({ ...row, side: 'away', isFirst: at === 0 })),
];

const Side = styled('small', { base: { display: 'block', color: 'fg.muted', fontSize: 'xs', fontWeight: 'normal' } });
