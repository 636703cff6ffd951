import { useTranslation } from 'react-i18next';
import { ShareButton } from '../../../league/share/share-button';
import { HiddenResult } from '../../../league/spoilers/hidden-result';
import { paths } from '../../../lib/paths';
import type { RecordScope } from '../../../lib/schema.generated';
import { useAddress } from '../../../lib/use-address';
import { Link } from '../../../ui/link';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Text } from '../../../ui/text';
import { RecordFilters } from './record-filters';
import { RecordTable } from './record-table';
import { variablesOf } from './records-choice';
import { useRecordsChoicesQuery, useRecordsPageQuery } from './records-page.generated';

const SCOPES: readonly RecordScope[] = ['GAME', 'SERIES', 'SEASON', 'CAREER'];

/** The records of games, series, seasons and careers: of the whole league, a season, a level or a division. */
export default function RecordsPage() {
  const { t } = useTranslation('stats-records');
  const { search } = useAddress();
  const variables = variablesOf(search);
  const { data, previousData, error, loading, refetch } = useRecordsPageQuery({ variables });
  // the choices are asked for once, and not with each change of the records
  const seasons = useRecordsChoicesQuery().data?.seasons ?? [];
  // while other records are on their way, the last ones stay
  const records = (data ?? (error ? undefined : previousData))?.records.records;

  return (
    <Page title={t('title')} description={t('description')}>
      <PageHeading aside={<ShareButton title={t('title')} />}>{t('title')}</PageHeading>
      <RecordFilters seasons={seasons} />
      {!records && error && <ErrorState onRetry={() => void refetch()} />}
      {!records && !error && <SkeletonRows rows={16} />}
      {records?.length === 0 && <EmptyState>{t('empty')}</EmptyState>}
      {records && records.length > 0 && (
        <div aria-busy={loading}>
          <Text role="status" color="fg.muted" fontSize="sm" marginBottom="5" maxWidth="prose">
            {t('note')} {variables.seasonId != null && t('note-season')}{' '}
            <Link whiteSpace="nowrap" to={paths.leaders()}>
              {t('leaders')}
            </Link>
          </Text>
          <HiddenResult part="records" name={t('title')}>
            {SCOPES.map((scope) => {
              const own = records.filter((record) => record.scope === scope);
              return own.length > 0 && <RecordTable key={scope} heading={t(`scope.${scope}`)} records={own} />;
            })}
          </HiddenResult>
        </div>
      )}
    </Page>
  );
}
