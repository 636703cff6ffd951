import { useTranslation } from 'react-i18next';
import type { PlayerCareerQuery } from '../../../league/careers/careers.generated';
import { styled } from '../../../styled-system/jsx';
import { formatInteger } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { DataTable, type Column } from '../../../ui/table/data-table';

type Mate = NonNullable<PlayerCareerQuery['playerCareer']>['mates'][number];

/** Short enough for the smallest phones: it does not scroll there. */
const Narrow = styled('div', { base: { '& table': { minWidth: '0' } } });

/** Those with whom a player has played most games, and what share of these was won. */
export function MateTable({ mates }: { mates: readonly Mate[] }) {
  const { t } = useTranslation('league-careers');
  const language = useLanguage();
  const columns: Column<Mate>[] = [
    {
      id: 'player',
      header: t('mates.player'),
      isRowHeader: true,
      cell: ({ player }) => <Link to={paths.player(player.id)}>{player.nickname}</Link>,
    },
    {
      id: 'games',
      header: t('mates.together'),
      isNumeric: true,
      width: '4.5rem',
      cell: ({ games }) => formatInteger(games, language),
    },
    {
      id: 'won',
      header: t('mates.won'),
      isNumeric: true,
      isStrong: true,
      width: '5rem',
      cell: ({ games, wins }) => t('percent', { percent: Math.round((100 * wins) / games) }),
    },
  ];
  return (
    <Narrow>
      <DataTable
        caption={t('mates.caption')}
        columns={columns}
        rows={mates}
        rowKey={({ player }) => player.id}
        isFitted
      />
    </Narrow>
  );
}
