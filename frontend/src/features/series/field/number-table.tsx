import { useTranslation } from 'react-i18next';
import { Box, styled } from '../../../styled-system/jsx';
import type { FieldNumbersOfFragment, TeamFieldFragment } from '../../../gql/field/graphql';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { Disclosure } from '../../../ui/disclosure';
import { Link } from '../../../ui/link';
import { Section } from '../../../ui/page/section';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { formatField } from './field-units';
import { NUMBER_GROUPS, STANDARD_FIELD_ONLY, type FieldColumn, type NumberGroup } from './number-groups';

interface FieldTeam {
  name: string;
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

const Definitions = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(8rem, 14rem) minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: '1',
    fontSize: 'sm',
    '& dt': { fontWeight: 'semibold' },
    '& dd': { color: 'fg.muted', marginBottom: '2' },
  },
});

/** Both teams and their players, with a group of numbers from the field, and what each number means. */
export function NumberTable({ group, home, away, isStandardField }: NumberTableProps) {
  const { t } = useTranslation('series-field');
  const language = useLanguage();
  const shown: readonly FieldColumn[] = NUMBER_GROUPS[group].filter(
    ({ id }) => isStandardField || !STANDARD_FIELD_ONLY.has(id),
  );
  const rows = [home, away].flatMap((team, index) => rowsOf(team, index, t('unknown-player')));
  const nameOf = ({ id, isAbout }: FieldColumn) => {
    const name = t(`numbers.${id as 'touches'}.name`);
    return isAbout ? t('about', { what: name }) : name;
  };
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
      header: `${column.isAbout ? t('about-sign') : ''}${t(`numbers.${column.id as 'touches'}.short`)}`,
      fullHeader: nameOf(column),
      isNumeric: true,
      cell: ({ numbers }) => formatField(column.of(numbers), column.format, language),
    })),
  ];
  return (
    <Section heading={t(`groups.${group}`)}>
      <DataTable
        caption={t('caption', { group: t(`groups.${group}`) })}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        isMarked={({ isTeam }) => isTeam}
      />
      <Box marginTop="2">
        <Disclosure summary={t('definitions')}>
          <Definitions>
            {shown.map((column) => (
              <div key={column.id} style={{ display: 'contents' }}>
                <dt>{nameOf(column)}</dt>
                <dd>{t(`numbers.${column.id as 'touches'}.definition`)}</dd>
              </div>
            ))}
          </Definitions>
        </Disclosure>
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
