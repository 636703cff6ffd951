import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '../../styled-system/jsx';
import { useLanguage } from '../../lib/i18n/i18n';
import { Select } from '../../ui/form/form-control';
import { DataTable, type Column } from '../../ui/table/data-table';
import { SeasonsChart } from '../careers/seasons-chart';
import { seasonName } from '../season-name';
import type { FieldSeasonOfFragment } from './field-seasons.generated';
import type { FieldColumn } from './number-groups';
import { formatAxis, formatSeasonValue, seasonValue } from './season-values';
import { useNumberName } from './use-number-name';
import { divisionName } from '../division-name';

interface SeasonChangeProps {
  /** The newest first, as the API has them. */
  seasons: readonly FieldSeasonOfFragment[];
  columns: readonly FieldColumn[];
}

/** How one number from the field, which the reader chooses, has changed over the seasons. */
export function SeasonChange({ seasons, columns }: SeasonChangeProps) {
  const { t } = useTranslation('league-field');
  const language = useLanguage();
  const nameOf = useNumberName();
  const id = useId();
  const [chosen, setChosen] = useState<string>('averageSpeed');
  const column = columns.find((one) => one.id === chosen) ?? columns[0];
  if (!column) return null;
  const rows = [...seasons].reverse();
  const valueOf = ({ numbers, games }: FieldSeasonOfFragment) => seasonValue(column, numbers, games);
  const say = (value: number | null) => formatSeasonValue(column, value, language);
  const shown: Column<FieldSeasonOfFragment>[] = [
    {
      id: 'season',
      header: t('season.season'),
      isRowHeader: true,
      cell: ({ season, division }) => `${seasonName(season.name, language)}, ${divisionName(division, language)}`,
    },
    { id: 'value', header: nameOf(column), isNumeric: true, cell: (row) => say(valueOf(row)) },
  ];
  return (
    <div>
      <label htmlFor={id}>{t('season.change')}</label>
      <Box marginBlock="2" maxWidth="24rem">
        <Select id={id} value={column.id} onChange={({ target }) => setChosen(target.value)}>
          {columns.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
      </Box>
      <SeasonsChart
        label={t('season.change-of', { what: nameOf(column) })}
        points={rows.map((row, index) => ({
          id: index,
          name: seasonName(row.season.name, language),
          value: valueOf(row),
          note: `${divisionName(row.division, language)}: ${say(valueOf(row))}`,
        }))}
        isMeasure
        format={(value) => formatAxis(column, value, language)}
        summary={t('season.as-table')}
      >
        <DataTable
          caption={t('season.change-of', { what: nameOf(column) })}
          columns={shown}
          rows={rows}
          rowKey={({ season, division }) => `${season.id} ${division.id}`}
          isFitted
        />
      </SeasonsChart>
    </div>
  );
}
