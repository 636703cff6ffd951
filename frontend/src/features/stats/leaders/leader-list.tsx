import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { formatAverage, formatInteger } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { Crest } from '../../../ui/crest';
import { Link } from '../../../ui/link';
import { EmptyState } from '../../../ui/page/empty-state';
import { Section } from '../../../ui/page/section';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { Text } from '../../../ui/text';
import type { LeadersPageQuery } from './leaders-page.generated';

type List = LeadersPageQuery['leaders']['lists'][number];
type Leader = List['leaders'][number];

const Person = styled(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    minHeight: 'touch',
    _focusVisible: { outlineOffset: '-2px' },
    '& > span:last-child': { display: 'flex', flexDirection: 'column', minWidth: '0', lineHeight: 'tight', gap: '1' },
    '& small': { color: 'fg.muted', fontSize: 'sm', fontWeight: 'normal' },
  },
});

const Rows = styled('div', {
  base: {
    // the frame is as high as that of the list beside it
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& table': { minWidth: '0' },
    '& tbody tr > *': { height: '14' },
    // three lists beside each other are as narrow as a phone
    '& thead th': { fontSize: 'xs' },
    '& tbody th.name': { fontSize: 'sm' },
    '& tbody tr > :first-child': { fontFamily: 'display', fontVariantNumeric: 'tabular-nums', color: 'fg.muted' },
  },
});

/** The best players by one number. */
export function LeaderListPart({ list, isPerGame }: { list: List; isPerGame: boolean }) {
  const { t } = useTranslation('stats-leaders');
  const language = useLanguage();
  const { number, leaders, others } = list;
  const isAverage = isPerGame || number === 'RATING';
  const name = t(`list.${number}`);
  const columns: Column<Leader>[] = [
    {
      id: 'place',
      header: t('column.place'),
      fullHeader: t('column.place-name'),
      width: '2.5rem',
      cell: ({ place }) => place,
    },
    {
      id: 'player',
      header: t('column.player'),
      isRowHeader: true,
      cell: ({ player, team }) => (
        <Person variant="quiet" to={paths.player(player.id)}>
          <Crest image={team.logo} name={team.name} size={28} />
          <span>
            <span>{player.nickname}</span>
            <small>{team.name}</small>
          </span>
        </Person>
      ),
    },
    {
      id: 'games',
      header: t('column.games'),
      fullHeader: t('column.games-name'),
      width: '2.75rem',
      isNumeric: true,
      cell: ({ games }) => formatInteger(games, language),
    },
    {
      id: 'value',
      header: number === 'RATING' ? name : t(isPerGame ? 'view.average' : 'view.total'),
      width: '5.5rem',
      isNumeric: true,
      isStrong: true,
      cell: ({ value }) => (isAverage ? formatAverage(value, language) : formatInteger(value, language)),
    },
  ];
  return (
    <Section heading={name}>
      {leaders.length === 0 ? (
        <EmptyState>{t('nobody')}</EmptyState>
      ) : (
        <Rows>
          <DataTable
            isFitted
            caption={t(isAverage ? 'caption.per-game' : 'caption.total', { number: name })}
            columns={columns}
            rows={leaders}
            rowKey={({ player }) => player.id}
          />
        </Rows>
      )}
      {others > 0 && (
        <Text color="fg.muted" fontSize="sm" marginTop="2">
          {t('others', { count: others })}
        </Text>
      )}
    </Section>
  );
}
