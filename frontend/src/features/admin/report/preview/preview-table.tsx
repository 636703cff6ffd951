import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TeamName } from '../../../../league/team-logo';
import { formatSigned } from '../../../../lib/i18n/format';
import { DataTable, type Column } from '../../../../ui/table/data-table';
import type { PreviewRowFragment } from './table-preview.generated';

interface PreviewTableProps {
  /** The ids of the teams to mark. */
  marked: readonly number[];
  before: readonly PreviewRowFragment[];
  /** Null: the present table. */
  after: readonly PreviewRowFragment[] | null;
}

/** A changed place, with an arrow in its direction. */
const Move = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    fontWeight: 'bold',
    '& svg': { width: '4', height: '4' },
  },
});

/**
 * A changed number: the new one is strong, the old one small above it. Beside each other, they made the table too wide
 * for a dialog and for the column beside the report.
 */
const Change = chakra('span', {
  base: {
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    fontWeight: 'bold',
    lineHeight: 'tight',
    '& s': { color: 'fg.muted', fontSize: 'sm', fontWeight: 'normal', textDecoration: 'none' },
  },
});

/** The division's table, with the changes of a result or a decision. */
export function PreviewTable({ marked, before, after }: PreviewTableProps) {
  const { t } = useTranslation('report');
  const was = new Map(before.map((row) => [row.team.id, row]));
  const changed = (
    row: PreviewRowFragment,
    value: (row: PreviewRowFragment) => number,
    format: (value: number) => string = String,
  ) => {
    const old = was.get(row.team.id);
    const now = format(value(row));
    if (!old || value(old) === value(row)) return now;
    return (
      <Change>
        <span className="visually-hidden">{t('table.changed', { after: now, before: format(value(old)) })}</span>
        <s aria-hidden>{format(value(old))}</s>
        <span aria-hidden>{now}</span>
      </Change>
    );
  };
  const columns: Column<PreviewRowFragment>[] = [
    {
      id: 'position',
      header: t('table.position.short'),
      fullHeader: t('table.position.name'),
      isNumeric: true,
      cell: (row) => <Position now={row.position} before={was.get(row.team.id)?.position ?? row.position} />,
    },
    { id: 'team', header: t('table.team'), isRowHeader: true, cell: ({ team }) => <TeamName team={team} size={20} /> },
    {
      id: 'diff',
      header: t('table.diff.short'),
      fullHeader: t('table.diff.name'),
      isNumeric: true,
      cell: (row) => changed(row, ({ diff }) => diff, formatSigned),
    },
    {
      id: 'points',
      header: t('table.points.short'),
      fullHeader: t('table.points.name'),
      isNumeric: true,
      cell: (row) => changed(row, ({ points }) => points),
    },
  ];
  return (
    <DataTable
      caption={t('table.caption')}
      columns={columns}
      rows={after ?? before}
      rowKey={({ team }) => team.id}
      isDense
      isMarked={({ team }) => marked.includes(team.id)}
    />
  );
}

function Position({ now, before }: { now: number; before: number }) {
  const { t } = useTranslation('report');
  if (now === before) return now;
  const Arrow = now < before ? ArrowUp : ArrowDown;
  return (
    <Move>
      <span className="visually-hidden">{t('table.changed', { after: now, before })}</span>
      <Arrow aria-hidden />
      <span aria-hidden>{now}</span>
    </Move>
  );
}
