import { skipToken } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { seasonName } from '../../../league/season-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import { idOf, paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { AdminPage } from '../shell/admin-page';
import { FinalPlaces } from './final-places';
import { HonoursSection } from './honours/honours-section';
import { OpenMatters } from './open-matters';
import { useAdminSeasonEndQuery } from './season-end.generated';
import { SettleActs } from './settle-acts';
import { TitleList } from './title-list';

/** What a season ends with: what is left to decide, the final places and the titles, and the act that settles it (R46). */
export default function SeasonEndPage() {
  const { t } = useTranslation('admin-season-end');
  const language = useLanguage();
  const seasonId = idOf(useParams().id);
  const { data, error, loading, refetch } = useAdminSeasonEndQuery(
    seasonId === null ? skipToken : { variables: { seasonId }, fetchPolicy: 'cache-and-network' },
  );
  const end = data?.seasonEnd;
  const isSettled = end?.season.settledAt !== null;
  const title = end ? t('title', { season: seasonName(end.season.name, language) }) : t('waiting-title');

  return (
    <AdminPage tab="seasons" title={title} trail={[{ name: title }]}>
      <PageHeading aside={<Link to={paths.admin('seasons')}>{t('to-seasons')}</Link>}>{title}</PageHeading>
      {loading && !data && <SkeletonRows rows={8} />}
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {(seasonId === null || data?.seasonEnd === null) && <EmptyState>{t('no-season')}</EmptyState>}
      {end && (
        <>
          <Text maxWidth="prose" marginBottom="4">
            {t('lead')}
          </Text>
          {!isSettled && <OpenMatters open={end.open} />}
          <SettleActs end={end} />
          <TitleList titles={end.titles} isSettled={isSettled} />
          {isSettled && <HonoursSection seasonId={end.season.id} given={data.givenHonours} />}
          <FinalPlaces tables={end.tables} isSettled={isSettled} />
        </>
      )}
    </AdminPage>
  );
}
