import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Stack } from '../../../styled-system/jsx';
import { usePlayerFieldSeasonsQuery } from '../../../gql/field/hooks';
import { SeasonsChart } from '../../../league/careers/seasons-chart';
import { Definitions } from '../../../league/field/definitions';
import { SeasonTable, type FieldSeason } from '../../../league/field/season-table';
import { formatSeasonValue, SEASON_COLUMNS, seasonValue } from '../../../league/field/season-values';
import { useNumberName } from '../../../league/field/use-number-name';
import { seasonName } from '../../../league/season-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import { idOf } from '../../../lib/paths';
import { useAddress } from '../../../lib/use-address';
import { Select } from '../../../ui/form/form-control';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Section } from '../../../ui/page/section';
import { DataTable, type Column } from '../../../ui/table/data-table';

interface FieldSeasonsProps {
  playerId: number;
  /** The seasons with a tab on the page, the open one first. */
  seasonIds: readonly number[];
}

/** A player's numbers from the field by season (R37): the open season's, and one number's change. Nothing without any. */
export function FieldSeasons({ playerId, seasonIds }: FieldSeasonsProps) {
  const { t } = useTranslation('league-field');
  const language = useLanguage();
  const { search } = useAddress();
  const { data, error, refetch } = usePlayerFieldSeasonsQuery({ variables: { playerId } });
  if (!data && error) return <ErrorState onRetry={() => void refetch()}>{t('season.failed')}</ErrorState>;
  const seasons = data?.player?.fieldSeasons ?? [];
  if (seasons.length === 0) return null;
  const asked = idOf(search.get('season') ?? undefined);
  const open = asked !== null && seasonIds.includes(asked) ? asked : seasonIds[0];
  const shown = seasons.filter(({ season }) => season.id === open);
  return (
    <Section heading={t('season.heading')}>
      <Stack gap="4">
        {shown.length === 0 && <EmptyState>{t('season.none')}</EmptyState>}
        {shown.map((one) => (
          <SeasonTable
            key={one.division.id}
            caption={t('season.caption', {
              division: one.division.name,
              season: seasonName(one.season.name, language),
              count: one.games,
            })}
            season={one}
            columns={SEASON_COLUMNS}
          />
        ))}
        <Definitions columns={SEASON_COLUMNS} />
        {seasons.length > 1 && <Change seasons={seasons} />}
      </Stack>
    </Section>
  );
}

/** How one number has changed over the seasons. */
function Change({ seasons }: { seasons: readonly FieldSeason[] }) {
  const { t } = useTranslation('league-field');
  const language = useLanguage();
  const nameOf = useNumberName();
  const id = useId();
  const [chosen, setChosen] = useState<string>('averageSpeed');
  const column = SEASON_COLUMNS.find((one) => one.id === chosen) ?? SEASON_COLUMNS[0];
  if (!column) return null;
  // the API has the latest season first
  const rows = [...seasons].sort((a, b) => a.season.id - b.season.id);
  const valueOf = ({ numbers, games }: FieldSeason) => seasonValue(column, numbers, games);
  const say = (value: number | null) => formatSeasonValue(column, value, language);
  const columns: Column<FieldSeason>[] = [
    {
      id: 'season',
      header: t('season.season'),
      isRowHeader: true,
      cell: ({ season, division }) => `${seasonName(season.name, language)}, ${division.name}`,
    },
    { id: 'value', header: nameOf(column), isNumeric: true, cell: (row) => say(valueOf(row)) },
  ];
  return (
    <div>
      <label htmlFor={id}>{t('season.change')}</label>
      <Box marginBlock="2" maxWidth="24rem">
        <Select id={id} value={column.id} onChange={({ target }) => setChosen(target.value)}>
          {SEASON_COLUMNS.map((one) => (
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
          note: `${row.division.name}: ${say(valueOf(row))}`,
        }))}
        isMeasure
        format={say}
        summary={t('season.as-table')}
      >
        <DataTable
          caption={t('season.change-of', { what: nameOf(column) })}
          columns={columns}
          rows={rows}
          rowKey={({ season, division }) => `${season.id} ${division.id}`}
          isFitted
        />
      </SeasonsChart>
    </div>
  );
}
