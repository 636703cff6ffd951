import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamLogoFragment } from '../../league/team-logo.generated';
import { styled } from '../../styled-system/jsx';
import { Heading } from '../../ui/text';
import { formatAverage, formatInteger } from '../../lib/i18n/format';
import { useLanguage } from '../../lib/i18n/i18n';
import { paths } from '../../lib/paths';
import { Crest } from '../../ui/crest';
import { DataTable, type Column } from '../../ui/table/data-table';
import { EmptyState } from '../../ui/page/empty-state';
import { Link } from '../../ui/link';
import type { GamePlayerFragment } from './series-game.generated';

interface PlayerNumbersProps {
  team: TeamLogoFragment;
  /** Players with their numbers in one game, or in the whole series when they have `games`. */
  rows: readonly (GamePlayerFragment & { games?: number; rating?: number | null })[];
}

const NUMBERS = ['score', 'goals', 'assists', 'saves', 'shots'] as const;

const Side = styled('section', { base: { minWidth: '0' } });

const SideHeading = styled(Heading, {
  base: { display: 'flex', alignItems: 'center', gap: '2', marginBottom: '2', overflowWrap: 'anywhere' },
});

/** One side's players and their numbers, most points first. */
export function PlayerNumbers({ team, rows }: PlayerNumbersProps) {
  const { t } = useTranslation('series');
  const language = useLanguage();
  const id = useId();
  type Row = (typeof rows)[number];

  const number = (key: (typeof NUMBERS)[number] | 'games'): Column<Row> => ({
    id: key,
    header: t(`numbers.${key}.short`),
    fullHeader: t(`numbers.${key}.name`),
    isNumeric: true,
    isStrong: key === 'score',
    cell: (row) => formatInteger(row[key] ?? 0, language),
  });
  const columns: Column<Row>[] = [
    {
      id: 'player',
      header: t('numbers.player'),
      isRowHeader: true,
      cell: ({ player }) => (
        <Link variant="quiet" to={paths.player(player.id)}>
          {player.nickname}
        </Link>
      ),
    },
    // of a whole series; it says most, so a phone shows it first
    ...(rows.some((row) => row.rating != null)
      ? [
          {
            id: 'rating',
            header: t('numbers.rating.short'),
            isNumeric: true,
            isStrong: true,
            cell: ({ rating }: Row) => formatAverage(rating, language),
          },
        ]
      : []),
    ...NUMBERS.map(number),
    ...(rows.some((row) => row.games !== undefined) ? [number('games')] : []),
  ];

  return (
    <Side aria-labelledby={id}>
      <SideHeading as="h2" size="sm" id={id}>
        <Crest image={team.logo} name={team.name} size={28} />
        {team.name}
      </SideHeading>
      {rows.length === 0 ? (
        <EmptyState>{t('numbers.empty')}</EmptyState>
      ) : (
        <DataTable
          isTight
          caption={t('numbers.caption', { team: team.name })}
          columns={columns}
          rows={[...rows].sort((a, b) => b.score - a.score)}
          rowKey={(row) => row.player.id}
        />
      )}
    </Side>
  );
}
