import { useTranslation } from 'react-i18next';
import { seasonName } from '../../../league/season-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import { idOf, paths } from '../../../lib/paths';
import { useAddress } from '../../../lib/use-address';
import { Link } from '../../../ui/link';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Labelled } from '../labelled';
import { AdminPage } from '../shell/admin-page';
import { NarrowFields } from './narrow-fields';
import { TimesForm } from './times-form';
import { Choice } from '../kit/choice';
import { useSeasonTimesQuery } from './times-page.generated';

/** The times of a season's series in one form. */
export default function TimesPage() {
  const { t } = useTranslation('admin-times');
  const language = useLanguage();
  const { search, set } = useAddress();
  const seasonId = idOf(search.get('season') ?? undefined);
  const { data, previousData, error, loading, refetch } = useSeasonTimesQuery({
    variables: { seasonId },
    fetchPolicy: 'cache-and-network',
  });
  // a failed reading must not remove the form
  const latest = data ?? previousData;
  const season = latest?.seasons.find(({ id, isCurrent }) => (seasonId === null ? isCurrent : id === seasonId));
  // while another season is read, the earlier one's series must not stand under its name
  const isOfSeason = latest?.seriesToTime[0]?.series.division.seasonId === season?.id;

  const choice = latest && (
    <Labelled label={t('season')}>
      {(id) => (
        <Choice
          id={id}
          value={season?.id ?? ''}
          onChange={({ target }) => set({ season: target.value, division: null, week: null })}
        >
          {!season && <option value="" />}
          {latest.seasons.map((each) => (
            <option key={each.id} value={each.id}>
              {each.isCurrent
                ? t('current', { season: seasonName(each.name, language) })
                : seasonName(each.name, language)}
            </option>
          ))}
        </Choice>
      )}
    </Labelled>
  );

  return (
    <AdminPage tab="times" title={t('title')}>
      <Link to={paths.adminSeries()}>{t('to-list')}</Link>
      <PageHeading>{t('title')}</PageHeading>
      {loading && !latest && <SkeletonRows rows={10} />}
      {error && !latest && <ErrorState onRetry={() => void refetch()} />}
      {latest && !season && (
        <>
          <NarrowFields>{choice}</NarrowFields>
          <EmptyState>{t('no-season')}</EmptyState>
        </>
      )}
      {loading && latest && !data && !isOfSeason && <SkeletonRows rows={10} />}
      {error && latest && !data && !isOfSeason && <ErrorState onRetry={() => void refetch()} />}
      {latest && season && (data || isOfSeason) && (
        <TimesForm key={season.id} season={season} choice={choice} series={latest.seriesToTime} onReread={refetch} />
      )}
    </AdminPage>
  );
}
