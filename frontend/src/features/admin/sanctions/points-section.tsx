import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { seasonName } from '../../../league/season-name';
import { formatSigned } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { DataTable } from '../../../ui/table/data-table';
import { Heading } from '../../../ui/text';
import { Note } from '../labelled';
import { shownColumns, type ListColumn } from '../lists/list-column';
import { SaveTableBelow } from '../lists/save-table';
import { type PointsDecisionsQuery, usePointsDecisionsQuery } from './sanctions-page.generated';

type Decision = PointsDecisionsQuery['pointsDecisions'][number];

const Section = chakra('section', { base: { marginTop: '8' } });

/** Points that were taken from teams or given to them. They are decided on the division's page, which is linked. */
export function PointsSection({ text }: { text: string }) {
  const { t } = useTranslation('admin-sanctions');
  const language = useLanguage();
  const { data, previousData, error, refetch } = usePointsDecisionsQuery({
    variables: { text },
    fetchPolicy: 'cache-and-network',
  });
  const rows = (data ?? previousData)?.pointsDecisions;
  const placeOf = (row: Decision) => `${row.divisionName}, ${seasonName(row.seasonName, language)}`;
  const columns: ListColumn<Decision>[] = [
    { id: 'team', header: t('column.team'), isRowHeader: true, text: ({ team }) => team.name },
    {
      id: 'points',
      header: t('column.points'),
      isNumeric: true,
      text: ({ points }) => points,
      cell: ({ points }) => formatSigned(points),
    },
    { id: 'reason', header: t('column.reason'), text: ({ reason }) => reason },
    {
      id: 'division',
      header: t('column.division'),
      text: placeOf,
      cell: (row) => <Link to={paths.adminDivision(row.divisionId, 'teams')}>{placeOf(row)}</Link>,
    },
  ];
  return (
    <Section>
      <Heading size="md">{t('points')}</Heading>
      <Note>{t('points-about')}</Note>
      {!rows && (error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonRows rows={3} rowHeight={32} />)}
      {rows?.length === 0 && <EmptyState>{t('no-points')}</EmptyState>}
      {rows && rows.length > 0 && (
        <>
          <DataTable
            caption={t('points')}
            columns={shownColumns(columns)}
            rows={rows}
            rowKey={({ divisionId, team }) => `${divisionId}/${team.id}`}
            isDense
          />
          <SaveTableBelow caption={t('points')} columns={columns} read={() => Promise.resolve(rows)} />
        </>
      )}
    </Section>
  );
}
