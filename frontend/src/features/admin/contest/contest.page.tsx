import { skipToken } from '@apollo/client/react';
import { Box, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { idOf, paths } from '../../../lib/paths';
import { useTimes } from '../../../lib/i18n/use-times';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Link } from '../../../ui/link';
import { PageHeading } from '../../../ui/page/page-heading';
import { Section } from '../../../ui/page/section';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { HistoryLink } from '../audit/history-link';
import { ResultChange } from '../changes/result-change';
import type { AuditResultFragment } from '../changes/result-change.generated';
import { SeriesReplays } from '../report/replays/series-replays';
import { AdminPage } from '../shell/admin-page';
import { type ContestPartsFragment, useContestQuery } from './contest.generated';
import { DecideClaim, DecideDispute } from './decide';
import { Evidence } from './evidence';
import { isOpen, teamOf } from './sides';
import { Stories } from './stories';
import { useLanguage } from '../../../lib/i18n/i18n';
import { divisionName } from '../../../league/division-name';

/**
 * Where staff decide what captains contest (R27): what was reported, the replays behind it, what both teams say and show, and
 * the decision. Its undo stands on top of the page, as everywhere, and in the history.
 */
export default function ContestPage() {
  const { t } = useTranslation('admin-contest');
  const seriesId = idOf(useParams().seriesId);
  const { data, error, refetch } = useContestQuery(
    seriesId === null ? skipToken : { variables: { seriesId }, fetchPolicy: 'cache-and-network' },
  );
  const contest = data?.weekSeries;
  const names = contest ? `${contest.series.home.name} – ${contest.series.away.name}` : null;
  return (
    <AdminPage
      tab="matchNight"
      title={names === null ? t('title') : t('title-of', { names })}
      trail={[{ name: names ?? t('title') }]}
    >
      <PageHeading
        aside={
          <HStack gap="4">
            {contest && <HistoryLink kind="series" id={contest.id} />}
            <Link to={paths.adminMatchNight()}>{t('to-list')}</Link>
          </HStack>
        }
      >
        {names ?? t('title')}
      </PageHeading>
      {!data && !error && <SkeletonRows rows={8} />}
      {!data && error && <ErrorState onRetry={() => void refetch()} />}
      {(seriesId === null || (data && !contest)) && <EmptyState>{t('none')}</EmptyState>}
      {contest && <Contest contest={contest} />}
    </AdminPage>
  );
}

function Contest({ contest }: { contest: ContestPartsFragment }) {
  const { t } = useTranslation('admin-contest');
  const language = useLanguage();
  const times = useTimes();
  const { series, result, noShow, version } = contest;
  const isContested = isOpen(contest);
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <Text>
        {divisionName(series.division, language)}
        {series.scheduledAt !== null && ` · ${times.dateTime(series.scheduledAt)}`}
      </Text>
      <Section heading={t('said')}>
        {result.dispute || noShow.claim ? <Stories contest={contest} /> : <Text>{t('nothing')}</Text>}
      </Section>
      {series.state === 'REPORTED' && (
        <Section heading={t('reported')}>
          <Text>
            {result.reportedBySide === null
              ? t('by-staff')
              : t('by-team', { team: teamOf(series, result.reportedBySide) })}
          </Text>
          <ResultChange isWhole results={{ before: null, after: resultOf(series) }} />
          <Box marginTop="4">
            <SeriesReplays seriesId={series.id} version={version} mayChange={result.mayDecide} />
          </Box>
        </Section>
      )}
      <Evidence contest={contest} />
      {isContested && !result.mayDecide && !noShow.mayDecline && <Text>{t('not-yours')}</Text>}
      {result.mayDecide && <DecideDispute key={result.dispute?.id} contest={contest} />}
      {noShow.mayDecline && <DecideClaim key={noShow.claim?.id} contest={contest} />}
    </Box>
  );
}

/** The present result as a box score is drawn from. */
const resultOf = ({ homeGames, awayGames, walkover, games }: ContestPartsFragment['series']): AuditResultFragment => ({
  ...{ homeGames: homeGames ?? 0, awayGames: awayGames ?? 0, walkover: walkover?.toLowerCase() ?? null },
  games: games.map(({ homeGoals, awayGoals, home, away }) => ({
    ...{ homeGoals, awayGoals, goalOrder: null },
    ...{ home: home.map(rowOf), away: away.map(rowOf) },
  })),
});

type Row = ContestPartsFragment['series']['games'][number]['home'][number];

const rowOf = ({ player, score, goals, assists, saves, shots }: Row) => ({
  ...{ player: player.nickname, score, goals, assists, saves, shots },
});
