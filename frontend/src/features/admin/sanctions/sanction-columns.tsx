import { useTranslation } from 'react-i18next';
import type { To } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import type { ListColumn } from '../lists/list-column';
import { FROM_LIST } from '../lists/use-opened';
import type { AdminSanctionPartsFragment } from './sanctions-page.generated';
import { useTermWords } from './use-term-words';

type Sanction = AdminSanctionPartsFragment;

/** The name of the sanctioned player or team. */
export const nameOf = ({ player, team }: Pick<Sanction, 'player' | 'team'>): string =>
  player?.nickname ?? team?.name ?? '';

/** One row for each sanction. The name opens it. */
export function useSanctionColumns(linkTo: (id: number) => To): ListColumn<Sanction>[] {
  const { t } = useTranslation('admin-sanctions');
  const termWords = useTermWords();
  return [
    {
      id: 'who',
      header: t('column.who'),
      isRowHeader: true,
      text: nameOf,
      cell: (sanction) => (
        <Link
          to={linkTo(sanction.id)}
          state={FROM_LIST}
          preventScrollReset
          aria-haspopup="dialog"
          aria-label={t('open-name', { kind: t(`kind.${sanction.kind}`), name: nameOf(sanction) })}
        >
          {nameOf(sanction)}
        </Link>
      ),
    },
    { id: 'kind', header: t('column.kind'), text: ({ kind }) => t(`kind.${kind}`) },
    { id: 'state', header: t('column.state'), text: ({ state }) => t(`state.${state}`) },
    { id: 'term', header: t('column.term'), text: termWords },
    { id: 'reason', header: t('column.reason'), text: ({ reasonSv }) => reasonSv },
    {
      id: 'team',
      header: t('column.team'),
      text: ({ player, team }) => (player && team ? team.name : null),
      cell: ({ player, team }) => (player && team ? <Link to={paths.team(team.id)}>{team.name}</Link> : '–'),
    },
    { id: 'public', header: t('column.public'), text: ({ isPublic }) => t(isPublic ? 'yes' : 'no') },
    { id: 'by', header: t('column.by'), text: ({ decidedBy }) => decidedBy },
  ];
}
