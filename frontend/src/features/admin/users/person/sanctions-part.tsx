import { useTranslation } from 'react-i18next';
import { paths } from '../../../../lib/paths';
import { EmptyState } from '../../../../ui/page/empty-state';
import { Link } from '../../../../ui/link';
import { Section } from '../../../../ui/page/section';
import { DataTable, type Column } from '../../../../ui/table/data-table';
import { useTermWords } from '../../sanctions/use-term-words';
import { FROM_LIST } from '../../lists/use-opened';
import type { PersonSanctionsFragment } from './sanctions-part.generated';

type Sanction = PersonSanctionsFragment['sanctions'][number];

/** The player's sanctions. Each leads to its form. */
export function SanctionsPart({ person: { user, sanctions } }: { person: PersonSanctionsFragment }) {
  const { t } = useTranslation('admin-users-person');
  const { t: sanctionText } = useTranslation('admin-sanctions');
  const termWords = useTermWords();
  const list = paths.adminSanctions(user.nickname ?? '');
  const columns: Column<Sanction>[] = [
    {
      id: 'kind',
      header: sanctionText('column.kind'),
      isRowHeader: true,
      cell: ({ id, kind }) => (
        <Link to={`${list}&sanction=${id}`} state={FROM_LIST}>
          {sanctionText(`kind.${kind}`)}
        </Link>
      ),
    },
    { id: 'state', header: sanctionText('column.state'), cell: ({ state }) => sanctionText(`state.${state}`) },
    { id: 'term', header: sanctionText('column.term'), cell: (sanction) => termWords(sanction) },
    { id: 'reason', header: sanctionText('column.reason'), cell: ({ reasonSv }) => reasonSv },
    {
      id: 'public',
      header: sanctionText('column.public'),
      cell: ({ isPublic }) => sanctionText(isPublic ? 'yes' : 'no'),
    },
    { id: 'by', header: sanctionText('column.by'), cell: ({ decidedBy }) => decidedBy ?? '–' },
  ];
  return (
    <Section heading={t('sanctions.title')} aside={<Link to={list}>{t('sanctions.all')}</Link>}>
      {sanctions.length === 0 ? (
        <EmptyState>{t('sanctions.empty')}</EmptyState>
      ) : (
        <DataTable caption={t('sanctions.title')} columns={columns} rows={sanctions} rowKey={({ id }) => id} isDense />
      )}
    </Section>
  );
}
