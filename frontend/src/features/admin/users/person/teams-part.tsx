import { useTranslation } from 'react-i18next';
import { paths } from '../../../../lib/paths';
import { EmptyState } from '../../../../ui/page/empty-state';
import { Link } from '../../../../ui/link';
import { Section } from '../../../../ui/page/section';
import { DataTable, type Column } from '../../../../ui/table/data-table';
import { Instant } from '../../../../ui/time/instant';
import type { PersonTeamsFragment } from './teams-part.generated';

type Period = PersonTeamsFragment['teams'][number];

const CAPTAIN = 1;

/** The teams of the player, by date. */
export function TeamsPart({ person: { teams } }: { person: PersonTeamsFragment }) {
  const { t } = useTranslation('admin-users-person');
  const columns: Column<Period>[] = [
    {
      id: 'team',
      header: t('teams.team'),
      isRowHeader: true,
      cell: ({ team }) => <Link to={paths.team(team.id)}>{team.name}</Link>,
    },
    { id: 'from', header: t('teams.from'), cell: ({ validFrom }) => <Instant isCompact at={validFrom} as="date" /> },
    {
      id: 'to',
      header: t('teams.to'),
      cell: ({ validTo }) => (validTo ? <Instant isCompact at={validTo} as="date" /> : t('teams.now')),
    },
    {
      id: 'place',
      header: t('teams.place'),
      cell: ({ sortOrder }) => (sortOrder === CAPTAIN ? t('teams.captain') : t('teams.player')),
    },
  ];
  return (
    <Section heading={t('teams.title')}>
      {teams.length === 0 ? (
        <EmptyState>{t('teams.empty')}</EmptyState>
      ) : (
        <DataTable caption={t('teams.title')} columns={columns} rows={teams} rowKey={({ id }) => id} isDense />
      )}
    </Section>
  );
}
