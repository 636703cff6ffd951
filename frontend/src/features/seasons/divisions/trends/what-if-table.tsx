import { useTranslation } from 'react-i18next';
import { styled } from '../../../../styled-system/jsx';
import { TeamName } from '../../../../league/team-logo';
import { formatSigned } from '../../../../lib/i18n/format';
import { lazyPart } from '../../../../ui/page/lazy-part';
import { Skeleton } from '../../../../ui/skeleton';
import { DataTable } from '../../../../ui/table/data-table';
import type { WhatIfRowFragment } from './what-if-table.generated';

// shared with the rows of the present table, and loaded when a row is opened
const StandingsExplanation = lazyPart(() =>
  import('../opened/standings-explanation').then((module) => module.StandingsExplanation),
);

interface WhatIfTableProps {
  caption: string;
  rows: readonly WhatIfRowFragment[];
  /** The place of each team in the present table. */
  positions: ReadonlyMap<number, number>;
}

const Move = styled('span', {
  base: {
    whiteSpace: 'nowrap',
    '&[data-move=up]': { color: 'fg.win' },
    '&[data-move=down]': { color: 'fg.loss' },
    '&[data-move=none]': { color: 'fg.muted' },
  },
});
const Details = styled('div', {
  base: { position: 'sticky', left: '4', width: 'fit-content', maxWidth: 'calc(100vw - 4rem)', fontSize: 'sm' },
});

/** On a phone the points fit beside the longest name. */
const Name = styled('div', { base: { maxWidth: { base: 'max(7.5rem, calc(100vw - 15.5rem))', md: 'none' } } });

/** The table with the supposed results, or that of now without any. A row says how far its team has moved, and why it is where it is. */
export function WhatIfTable({ caption, rows, positions }: WhatIfTableProps) {
  const { t } = useTranslation(['seasons-divisions', 'seasons-divisions-trends']);
  const moveOf = ({ team, position }: WhatIfRowFragment) => {
    const by = (positions.get(team.id) ?? position) - position;
    if (by === 0) return <Move data-move="none">–</Move>;
    return (
      <Move data-move={by > 0 ? 'up' : 'down'}>
        <span aria-hidden>{`${by > 0 ? '▲' : '▼'} ${Math.abs(by)}`}</span>
        <span className="visually-hidden">
          {t(by > 0 ? 'seasons-divisions-trends:if.up' : 'seasons-divisions-trends:if.down', { count: Math.abs(by) })}
        </span>
      </Move>
    );
  };
  return (
    <DataTable
      caption={caption}
      isCaptionShown
      rows={rows}
      rowKey={({ team }) => team.id}
      barColor={({ color }) => color}
      detailsName={({ team, position }) => t('standings.why', { team: team.name, position })}
      details={(row) => (
        <Details>
          <StandingsExplanation fallback={<Skeleton height="11" />} rows={rows} index={rows.indexOf(row)} />
        </Details>
      )}
      columns={[
        {
          id: 'position',
          header: t('column.position.short'),
          fullHeader: t('column.position.name'),
          cell: ({ position }) => <span className="numbers">{position}</span>,
        },
        {
          id: 'team',
          header: t('column.team'),
          isRowHeader: true,
          cell: ({ team }) => (
            <Name>
              <TeamName team={team} isWrapping />
            </Name>
          ),
        },
        {
          id: 'move',
          header: t('seasons-divisions-trends:if.move.short'),
          fullHeader: t('seasons-divisions-trends:if.move.name'),
          cell: moveOf,
        },
        {
          id: 'diff',
          header: t('column.diff.short'),
          fullHeader: t('column.diff.name'),
          isNumeric: true,
          cell: ({ diff }) => formatSigned(diff),
        },
        {
          id: 'points',
          header: t('column.points.short'),
          fullHeader: t('column.points.name'),
          isNumeric: true,
          isStrong: true,
          cell: ({ points }) => points,
        },
        {
          id: 'played',
          header: t('column.played.short'),
          fullHeader: t('column.played.name'),
          isNumeric: true,
          cell: ({ seriesPlayed }) => seriesPlayed,
        },
      ]}
    />
  );
}
