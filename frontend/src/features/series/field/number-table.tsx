import { useTranslation } from 'react-i18next';
import type { FieldNumbersOfFragment } from '../../../league/field/field-numbers.generated';
import { Box } from '../../../styled-system/jsx';
import { Definitions } from '../../../league/field/definitions';
import { formatField } from '../../../league/field/field-units';
import {
  NUMBER_GROUPS,
  OF_ONE_PLAYER,
  STANDARD_FIELD_ONLY,
  type FieldColumn,
  type NumberGroup,
} from '../../../league/field/number-groups';
import { useNumberName } from '../../../league/field/use-number-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { Section } from '../../../ui/page/section';
import { DataTable, type Column } from '../../../ui/table/data-table';
import type { TeamFieldFragment } from './team-field.generated';

/** A team with its numbers from the field. */
export interface FieldTeam {
  name: string;
  logo: string | null;
  play: TeamFieldFragment;
}

interface Row {
  key: string;
  name: string;
  playerId: number | null;
  isTeam: boolean;
  numbers: FieldNumbersOfFragment;
}

interface NumberTableProps {
  group: NumberGroup;
  home: FieldTeam;
  away: FieldTeam;
  isStandardField: boolean;
}

/** Both teams and their players, with a group of numbers from the field, and what each number means. */
export function NumberTable({ group, home, away, isStandardField }: NumberTableProps) {
  const { t } = useTranslation('series-field');
  const { t: tNumbers } = useTranslation('league-field');
  const language = useLanguage();
  const shown: readonly FieldColumn[] = NUMBER_GROUPS[group].filter(
    ({ id }) => isStandardField || !STANDARD_FIELD_ONLY.has(id),
  );
  const rows = [home, away].flatMap((team, index) => rowsOf(team, index, t('unknown-player')));
  const nameOf = useNumberName();
  const columns: Column<Row>[] = [
    {
      id: 'who',
      header: t('who'),
      isRowHeader: true,
      cell: ({ name, playerId, isTeam }) =>
        isTeam || playerId === null ? (
          name
        ) : (
          <Link variant="quiet" to={paths.player(playerId)}>
            {name}
          </Link>
        ),
    },
    ...shown.map((column): Column<Row> => ({
      id: column.id,
      header: `${column.isAbout ? tNumbers('about-sign') : ''}${tNumbers(`numbers.${column.id}.short`)}`,
      fullHeader: nameOf(column),
      isNumeric: true,
      cell: ({ numbers, isTeam }) =>
        formatField(isTeam && OF_ONE_PLAYER.has(column.id) ? null : column.of(numbers), column.format, language),
    })),
  ];
  return (
    <Section heading={tNumbers(`groups.${group}`)}>
      <DataTable
        caption={t('caption', { group: tNumbers(`groups.${group}`) })}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        isMarked={({ isTeam }) => isTeam}
      />
      <Box marginTop="2">
        <Definitions columns={shown} />
      </Box>
    </Section>
  );
}

/** The team, and below it its players. */
const rowsOf = ({ name, play }: FieldTeam, side: number, unknown: string): Row[] => [
  { key: `team-${side}`, name, playerId: null, isTeam: true, numbers: play.numbers },
  ...play.players.map(({ position, player, numbers }) => ({
    key: `${side}-${position}`,
    name: player?.nickname ?? unknown,
    playerId: player?.id ?? null,
    isTeam: false,
    numbers,
  })),
];
