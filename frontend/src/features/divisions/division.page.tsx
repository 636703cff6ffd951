import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useDivisionPageQuery } from '../../gql/hooks';
import { PlacementLegend } from '../../league/placement-legend';
import { seasonName } from '../../league/season-name';
import { CalendarSubscription } from '../../league/subscribe/calendar-subscription';
import { useLanguage } from '../../lib/i18n/i18n';
import { idOf, paths, SERIES_PLACE } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/page/empty-state';
import { Page } from '../../ui/page/page';
import { PageError } from '../../ui/page/page-error';
import { PageHeading } from '../../ui/page/page-heading';
import { Section } from '../../ui/page/section';
import { UrlTabs } from '../../ui/page/url-tabs';
import { DivisionHeading } from './division-heading';
import { DivisionPageSkeleton } from './division-page-skeleton';
import { DivisionSeries } from './division-series';
import { Place } from '../../ui/place';
import { PlayerStatistics } from './player-statistics';
import { StandingsTable } from './standings-table';
import { TeamStatistics } from './team-statistics';

/** A division in a season: its table, series and statistics. */
export default function DivisionPage() {
  const { t } = useTranslation('divisions');
  const language = useLanguage();
  const params = useParams();
  const seasonId = idOf(params.seasonId);
  const discriminator = params.divisionDiscriminator ?? '';
  const { data, error, refetch } = useDivisionPageQuery(
    seasonId === null ? skipToken : { variables: { discriminator, seasonId } },
  );

  if (!data && seasonId !== null) {
    if (!error) return <DivisionPageSkeleton />;
    return <PageError title={t('page.waiting-title')} onRetry={() => void refetch()} />;
  }
  const division = data?.division;
  if (!division) return <DivisionNotFound />;

  const names = { division: division.name, season: seasonName(division.season.name, language) };
  const tabs = [
    {
      id: 'series',
      label: t('tab.series'),
      content: <DivisionSeries series={division.series} currentWeek={division.currentWeek} />,
    },
    { id: 'players', label: t('tab.players'), content: <PlayerStatistics rows={division.playerStats} /> },
    { id: 'teams', label: t('tab.teams'), content: <TeamStatistics rows={division.teamStats} /> },
  ];
  return (
    <Page title={t('page.title', names)} description={t('page.description', names)}>
      <DivisionHeading division={division} />
      <CalendarSubscription subject="division" id={division.id} />
      <Section heading={t('standings.heading')}>
        <PlacementLegend bands={division.bands} />
        <StandingsTable rows={division.standings} series={division.series} />
      </Section>
      <Place id={SERIES_PLACE}>
        <UrlTabs label={t('tab.label')} tabs={tabs} />
      </Place>
    </Page>
  );
}

function DivisionNotFound() {
  const { t } = useTranslation('divisions');
  return (
    <Page title={t('not-found.title')} isPrivate>
      <PageHeading>{t('not-found.title')}</PageHeading>
      <EmptyState action={<ButtonLink to={paths.seasons()}>{t('not-found.all-seasons')}</ButtonLink>}>
        {t('not-found.text')}
      </EmptyState>
    </Page>
  );
}
