import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { useLanguage } from '../../lib/i18n/i18n';
import { DataTable, type Column } from '../../ui/table/data-table';
import type { FieldSeasonOfFragment } from './field-seasons.generated';
import type { FieldColumn } from './number-groups';
import { DivisionBar } from './division-bar';
import { comparedValue, enumOf, formatSeasonValue, seasonValue } from './season-values';
import { useNumberName } from './use-number-name';

/** Whose numbers they are, and with whom they are compared. */
export type FieldSubject = 'players' | 'teams';

type Percentile = FieldSeasonOfFragment['percentiles'][number];

const Compared = styled('span', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted' } });

interface SeasonTableProps {
  subject: FieldSubject;
  caption: string;
  isCaptionShown?: boolean;
  season: FieldSeasonOfFragment;
  columns: readonly FieldColumn[];
}

/** Numbers of a player or a team from the field in a division, beside the median and the most there (R39). */
export function SeasonTable({ subject, caption, isCaptionShown = false, season, columns }: SeasonTableProps) {
  const { t } = useTranslation('league-field');
  const language = useLanguage();
  const nameOf = useNumberName();
  const shown: Column<FieldColumn>[] = [
    { id: 'number', header: t('season.number'), isRowHeader: true, cell: (row) => nameOf(row) },
    {
      id: 'value',
      header: t('season.value'),
      isNumeric: true,
      width: 'clamp(4rem, 20vw, 7rem)',
      cell: (row) => formatSeasonValue(row, seasonValue(row, season.numbers, season.games), language),
    },
  ];
  if (season.percentiles.length > 0) {
    shown.push({
      id: 'compared',
      header: t(`season.compared.${subject}`),
      width: 'clamp(6rem, 30vw, 14rem)',
      cell: (row) => {
        const found = season.percentiles.find(({ number }) => number === enumOf(row));
        const value = seasonValue(row, season.numbers, season.games);
        return found && value !== null && <Place subject={subject} column={row} value={value} found={found} />;
      },
    });
  }
  return (
    <DataTable
      caption={caption}
      isCaptionShown={isCaptionShown}
      columns={shown}
      rows={columns}
      rowKey={({ id }) => id}
      isFitted
      isDense
    />
  );
}

interface PlaceProps {
  subject: FieldSubject;
  column: FieldColumn;
  value: number;
  found: Percentile;
}

/** A number among those of the division: as a bar, and in words. Few teams are counted, players are told as a share. */
function Place({ subject, column, value, found }: PlaceProps) {
  const { t } = useTranslation('league-field');
  const language = useLanguage();
  const { less, others, percent } = found;
  const median = comparedValue(column, found.median);
  const moreThan = () => {
    if (less === 0) return t('season.more-than-none');
    if (less === others) return t('season.more-than-all');
    return subject === 'teams' ? t('season.more-than-of', { less, others }) : t('season.more-than', { percent });
  };
  return (
    <>
      {moreThan()}
      <DivisionBar value={value} median={median} most={comparedValue(column, found.most)} />
      <Compared>{t('season.median', { value: formatSeasonValue(column, median, language) })}</Compared>
    </>
  );
}
