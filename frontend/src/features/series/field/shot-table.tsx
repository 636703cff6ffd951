import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamLogoFragment } from '../../../league/team-logo.generated';
import { styled } from '../../../styled-system/jsx';
import { formatClock, formatField } from '../../../league/field/field-units';
import { useLanguage } from '../../../lib/i18n/i18n';
import { DataTable, type Column } from '../../../ui/table/data-table';
import type { Shot } from './shots-of';

interface ShotTableProps {
  shots: readonly Shot[];
  home: TeamLogoFragment;
  away: TeamLogoFragment;
  /** The shots are of several games, so each says of which. */
  hasGames: boolean;
}

const Rows = styled('div', {
  base: {
    // the columns are few and narrow enough for 320 px
    '& table': { minWidth: '0' },
    '& tbody tr > *': { verticalAlign: 'top', paddingBlock: '1.5', lineHeight: 'tight' },
    '& tbody .number': { whiteSpace: 'nowrap' },
    '& small': { display: 'block', color: 'fg.muted', fontFamily: 'body', fontSize: 'xs', fontWeight: 'normal' },
  },
});

/** All shots, in columns that fit on a phone: what belongs together stands in one, the second below the first. */
export function ShotTable({ shots, home, away, hasGames }: ShotTableProps) {
  const { t } = useTranslation('series-field');
  const language = useLanguage();
  type Row = Shot & { key: number };
  const two = (first: ReactNode, second: ReactNode) => (
    <>
      {first} {second !== null && <small>{second}</small>}
    </>
  );
  const columns: Column<Row>[] = [
    {
      id: 'player',
      header: t('shots.player'),
      isRowHeader: true,
      cell: ({ player, side }) => two(player?.nickname ?? t('unknown-player'), side === 'HOME' ? home.name : away.name),
    },
    {
      id: 'clock',
      header: t('shots.clock'),
      isNumeric: true,
      width: 'clamp(3.25rem, 14vw, 5.5rem)',
      cell: ({ clock, isOvertime, game }) =>
        two(formatClock(clock, isOvertime), hasGames ? t('game', { number: game }) : null),
    },
    {
      id: 'goal',
      header: t('shots.goal'),
      width: 'clamp(3.75rem, 17vw, 9rem)',
      cell: ({ isGoal, isCounted }) =>
        two(t(isGoal ? 'shots.was-goal' : 'shots.no-goal'), isCounted ? null : t('shots.not-counted')),
    },
    {
      id: 'speed',
      header: t('shots.speed'),
      isNumeric: true,
      width: 'clamp(3.75rem, 17vw, 7rem)',
      cell: ({ speed, distance }) =>
        two(formatField(speed, 'speed', language), formatField(distance, 'metres', language)),
    },
  ];
  return (
    <Rows>
      <DataTable
        caption={t('shots.all')}
        columns={columns}
        rows={shots.map((shot, key) => ({ ...shot, key }))}
        rowKey={({ key }) => key}
        isFitted
        isDense
      />
    </Rows>
  );
}
