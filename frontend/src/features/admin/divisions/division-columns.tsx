import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import type { ListColumn } from '../lists/list-column';
import { RowMenu, RowMenuLink } from '../lists/row-menu';
import { DIVISION_PARTS } from './division-parts';
import type { DivisionSummariesQuery } from './divisions-page.generated';

export type DivisionRow = DivisionSummariesQuery['divisionSummaries'][number];

/** The division's admin, with a link to their player's page; '-' for none. */
function Steward({ adminNickname, adminPlayerId }: Pick<DivisionRow, 'adminNickname' | 'adminPlayerId'>) {
  if (adminPlayerId === null) return adminNickname ?? '-';
  return (
    <Link to={paths.player(adminPlayerId)} variant="quiet">
      {adminNickname}
    </Link>
  );
}

/** One row for each division of the season with this name. */
export function useDivisionColumns(season: string): ListColumn<DivisionRow>[] {
  const { t } = useTranslation('admin-divisions');
  return [
    {
      id: 'name',
      header: t('column.name'),
      isRowHeader: true,
      text: ({ division }) => division,
      cell: ({ divisionId, division }) => <Link to={paths.adminDivision(divisionId)}>{division}</Link>,
    },
    { id: 'season', header: t('column.season'), text: () => season },
    {
      id: 'admin',
      header: t('column.admin'),
      text: ({ adminNickname }) => adminNickname,
      cell: (row) => <Steward {...row} />,
    },
    { id: 'teams', header: t('column.teams'), isNumeric: true, text: ({ teamCount }) => teamCount },
    { id: 'series', header: t('column.series'), isNumeric: true, text: ({ seriesCount }) => seriesCount },
    {
      id: 'menu',
      header: t('column.menu'),
      text: null,
      cell: ({ divisionId, division }) => (
        <RowMenu label={t('menu', { division })}>
          {DIVISION_PARTS.map((part) => (
            <RowMenuLink key={part} to={paths.adminDivision(divisionId, part)}>
              {t(`part.${part}`)}
            </RowMenuLink>
          ))}
        </RowMenu>
      ),
    },
  ];
}
