import { useTranslation } from 'react-i18next';
import { formatInteger } from '../../../../lib/i18n/format';
import { useLanguage } from '../../../../lib/i18n/i18n';
import { styled } from '../../../../styled-system/jsx';
import { DataTable, type Column } from '../../../../ui/table/data-table';
import type { WeekResultFragment } from './week-result.generated';

type Series = WeekResultFragment['series'];

/** As many games fit beside a team's name on the narrowest phone; a longer series scrolls sideways. */
const MOST_FITTED = 5;

/** So narrow that it does not scroll on the smallest phones. */
const Narrow = styled('div', { base: { '& table': { minWidth: '0' } } });

interface Line {
  team: Series['home'];
  won: number;
  /** The goals of the team and of the other one, game by game. */
  goals: readonly { own: number; other: number }[];
}

const linesOf = ({ home, away, homeGames, awayGames, games }: Series): Line[] => [
  {
    team: home,
    won: homeGames ?? 0,
    goals: games.map(({ homeGoals, awayGoals }) => ({ own: homeGoals, other: awayGoals })),
  },
  {
    team: away,
    won: awayGames ?? 0,
    goals: games.map(({ homeGoals, awayGoals }) => ({ own: awayGoals, other: homeGoals })),
  },
];

/** The goals of every game and the games won, a row for each team: a captain sees at a glance whether it is what was played. */
export function ScoreTable({ series }: { series: Series }) {
  const { t } = useTranslation('series-match-week');
  const language = useLanguage();
  const isFitted = series.games.length <= MOST_FITTED;
  const columns: Column<Line>[] = [
    { id: 'team', header: t('result.team'), isRowHeader: true, cell: ({ team }) => team.name },
    ...series.games.map(({ number }, at): Column<Line> => ({
      id: `game-${number}`,
      header: String(number),
      fullHeader: t('result.game', { number }),
      isNumeric: true,
      width: 'clamp(1.75rem, 9vw, 3.5rem)',
      cell: ({ goals }) => {
        const { own = 0, other = 0 } = goals[at] ?? {};
        const text = formatInteger(own, language);
        return own > other ? <strong>{text}</strong> : text;
      },
    })),
    {
      id: 'won',
      header: t('result.won.short'),
      fullHeader: t('result.won.name'),
      isNumeric: true,
      isStrong: true,
      width: 'clamp(3rem, 13vw, 4.5rem)',
      cell: ({ won }) => formatInteger(won, language),
    },
  ];
  const table = (
    <DataTable
      caption={t('result.reported')}
      columns={columns}
      rows={linesOf(series)}
      rowKey={({ team }) => team.id}
      isFitted={isFitted}
      isTight={!isFitted}
    />
  );
  return isFitted ? <Narrow>{table}</Narrow> : table;
}
