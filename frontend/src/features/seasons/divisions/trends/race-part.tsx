import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamLogoFragment } from '../../../../league/team-logo.generated';
import { Box, Stack } from '../../../../styled-system/jsx';
import { TeamName } from '../../../../league/team-logo';
import { useAddress } from '../../../../lib/use-address';
import { idOf } from '../../../../lib/paths';
import { Disclosure } from '../../../../ui/disclosure';
import { EmptyState } from '../../../../ui/page/empty-state';
import { lazyPart } from '../../../../ui/page/lazy-part';
import { Skeleton } from '../../../../ui/skeleton';
import { DataTable } from '../../../../ui/table/data-table';
import { Heading } from '../../../../ui/text';
import { useMediaQuery } from '../../../../ui/use-media-query';
import { raceWeeks, type RaceMeasure, type RaceWeek, type WeekPlaces } from './race';
import { RaceLegend } from './race-legend';

const RaceChart = lazyPart(() => import('./race-chart').then((module) => module.default));

/** The address has the team whose line stands out. */
const TEAM = 'team';
const MEASURES: readonly RaceMeasure[] = ['position', 'points'];

interface RacePartProps {
  weeks: readonly WeekPlaces[];
  /** In the order of the table. */
  teams: readonly TeamLogoFragment[];
  short: ReadonlyMap<number, string>;
}

/** Places and points week by week: a chart of each, and behind it the same as a table. */
export function RacePart({ weeks, teams, short }: RacePartProps) {
  const { t } = useTranslation('seasons-divisions-trends');
  const { search, set } = useAddress();
  const [pointed, setPointed] = useState<number | null>(null);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const rows = useMemo(() => ({ position: raceWeeks(weeks, 'position'), points: raceWeeks(weeks, 'points') }), [weeks]);
  if (weeks.length === 0) return <EmptyState>{t('race.empty')}</EmptyState>;

  const asked = idOf(search.get(TEAM) ?? undefined);
  const pressed = teams.some(({ id }) => id === asked) ? asked : null;
  const weekName = (week: number) => t('race.week', { week });
  return (
    <Stack gap="4">
      <RaceLegend
        teams={teams}
        pressed={pressed}
        onPress={(id) => set({ [TEAM]: id === null ? null : String(id) })}
        onPoint={setPointed}
      />
      {MEASURES.map((measure) => (
        <Box key={measure}>
          <Heading as="h3" size="sm" marginBottom="2">
            {t(`race.${measure}.heading`)}
          </Heading>
          <RaceChart
            fallback={<Skeleton style={{ height: 348 }} />}
            label={t(`race.${measure}.label`)}
            measure={measure}
            weeks={rows[measure]}
            teams={teams}
            short={short}
            chosen={pointed ?? pressed}
            isStill={isStill}
            weekName={weekName}
          />
          <Box marginTop="2">
            <Disclosure summary={t(`race.${measure}.table`)}>
              <RaceTable caption={t(`race.${measure}.caption`)} weeks={rows[measure]} teams={teams} />
            </Disclosure>
          </Box>
        </Box>
      ))}
    </Stack>
  );
}

interface RaceTableProps {
  caption: string;
  weeks: readonly RaceWeek[];
  teams: readonly TeamLogoFragment[];
}

/** What a chart shows, as a table: teams are rows, weeks are columns. */
function RaceTable({ caption, weeks, teams }: RaceTableProps) {
  const { t } = useTranslation('seasons-divisions-trends');
  return (
    <DataTable
      caption={caption}
      rows={teams}
      rowKey={({ id }) => id}
      columns={[
        { id: 'team', header: t('race.team'), isRowHeader: true, cell: (team) => <TeamName team={team} isWrapping /> },
        ...weeks.map((row) => ({
          id: String(row.week),
          header: t('race.week-short', { week: row.week }),
          fullHeader: t('race.week', { week: row.week }),
          isNumeric: true,
          cell: ({ id }: TeamLogoFragment) => row[id] ?? '–',
        })),
      ]}
    />
  );
}
