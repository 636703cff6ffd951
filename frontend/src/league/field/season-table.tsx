import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import type { PlayerFieldSeasonsQuery } from '../../gql/field/graphql';
import { useLanguage } from '../../lib/i18n/i18n';
import { DataTable, type Column } from '../../ui/table/data-table';
import type { FieldColumn } from './number-groups';
import { enumOf, formatSeasonValue, seasonValue } from './season-values';
import { useNumberName } from './use-number-name';

export type FieldSeason = NonNullable<PlayerFieldSeasonsQuery['player']>['fieldSeasons'][number];

const Track = styled('span', {
  base: { display: 'block', height: '1.5', marginTop: '1', bg: 'bg.raised', borderRadius: 'full', overflow: 'hidden' },
});
const Bar = styled('span', { base: { display: 'block', height: 'full', borderRadius: 'full', bg: 'fg.link' } });

interface SeasonTableProps {
  caption: string;
  season: FieldSeason;
  columns: readonly FieldColumn[];
}

/** A player's numbers from the field in a division, and how many of the others there have less. */
export function SeasonTable({ caption, season, columns }: SeasonTableProps) {
  const { t } = useTranslation('league-field');
  const language = useLanguage();
  const nameOf = useNumberName();
  const percentileOf = (column: FieldColumn) => season.percentiles.find(({ number }) => number === enumOf(column));
  const shown: Column<FieldColumn>[] = [
    { id: 'number', header: t('season.number'), isRowHeader: true, cell: nameOf },
    {
      id: 'value',
      header: t('season.value'),
      isNumeric: true,
      width: 'clamp(4rem, 20vw, 7rem)',
      cell: (column) => formatSeasonValue(column, seasonValue(column, season.numbers, season.games), language),
    },
    ...(season.percentiles.length > 0
      ? [
          {
            id: 'more',
            header: t('season.more-than'),
            width: 'clamp(6rem, 30vw, 12rem)',
            cell: (column) => {
              const found = percentileOf(column);
              return (
                found && (
                  <>
                    {t('season.percent', { percent: found.percent })}
                    <Track aria-hidden>
                      <Bar style={{ width: `${found.percent}%` }} />
                    </Track>
                  </>
                )
              );
            },
          } satisfies Column<FieldColumn>,
        ]
      : []),
  ];
  return (
    <DataTable
      caption={caption}
      isCaptionShown
      columns={shown}
      rows={columns}
      rowKey={({ id }) => id}
      isFitted
      isDense
    />
  );
}
