import { useTranslation } from 'react-i18next';
import { CareerFrame } from '../../../league/careers/career-frame';
import {
  type CareerStreakFragment,
  type TeamCareerQuery,
  useTeamCareerQuery,
} from '../../../league/careers/careers.generated';
import { HonourList } from '../../../league/careers/honour-list';
import { CareerList, MilestoneList } from '../../../league/careers/milestone-list';
import { PercentileTable } from '../../../league/careers/percentile-table';
import { seasonName } from '../../../league/season-name';
import { ShareButton } from '../../../league/share/share-button';
import { HiddenResult } from '../../../league/spoilers/hidden-result';
import { useLanguage } from '../../../lib/i18n/i18n';
import { idOf, paths } from '../../../lib/paths';
import { useAddress } from '../../../lib/use-address';
import { EmptyState } from '../../../ui/page/empty-state';
import { Link } from '../../../ui/link';
import { Section } from '../../../ui/page/section';
import { Instant } from '../../../ui/time/instant';
import type { HiddenTeam } from '../hidden-team';
import { LatestSeries } from './latest-series';
import { PlacesBySeason } from './places-by-season';

type Career = NonNullable<TeamCareerQuery['teamCareer']>;

interface TeamCareerProps {
  teamId: number;
  /** The season whose tab is open without a choice in the address; without one an honour can be all that there is. */
  openSeasonId: number | undefined;
  hides: HiddenTeam;
}

/** What a team has done over the seasons (R31). */
export function TeamCareer({ teamId, openSeasonId, hides }: TeamCareerProps) {
  const { t } = useTranslation('league-careers');
  const { data, error, refetch } = useTeamCareerQuery({ variables: { teamId } });
  return (
    <CareerFrame
      career={data?.teamCareer}
      hasFailed={error !== undefined}
      isUnlikely={openSeasonId === undefined}
      onRetry={() => void refetch()}
    >
      {(career) => (
        <>
          <div>
            {career.honours.length + career.titles.length + career.awards.length > 0 && (
              <Section heading={t('honour.heading')} aside={<ShareButton part="honours" title={t('honour.heading')} />}>
                <HiddenResult {...hides} name={t('honour.heading')}>
                  <HonourList honours={career.honours} titles={career.titles} awards={career.awards} />
                </HiddenResult>
              </Section>
            )}
            {career.divisions.length > 0 && (
              <>
                <Section heading={t('places.heading')}>
                  <HiddenResult {...hides} name={t('places.heading')}>
                    <PlacesBySeason divisions={career.divisions} />
                  </HiddenResult>
                </Section>
                {career.series.length > 0 && (
                  <Section heading={t('series.heading')}>
                    <HiddenResult {...hides} name={t('series.heading')}>
                      <LatestSeries series={career.series} />
                    </HiddenResult>
                  </Section>
                )}
              </>
            )}
          </div>
          {career.divisions.length > 0 && (
            <div>
              <Section heading={t('compared.heading')}>
                <Compared career={career} openSeasonId={openSeasonId} />
              </Section>
              {career.present && (
                <Section heading={t('streak.heading')}>
                  <HiddenResult {...hides} name={t('streak.heading')}>
                    <Streaks career={career} />
                  </HiddenResult>
                </Section>
              )}
              {career.milestones.length > 0 && (
                <Section heading={t('milestone.heading')}>
                  <HiddenResult {...hides} name={t('milestone.heading')}>
                    <MilestoneList milestones={career.milestones} />
                  </HiddenResult>
                </Section>
              )}
            </div>
          )}
        </>
      )}
    </CareerFrame>
  );
}

/** The team among the others of the season whose tab is open. */
function Compared({ career, openSeasonId }: { career: Career; openSeasonId: number | undefined }) {
  const { t } = useTranslation('league-careers');
  const language = useLanguage();
  const { search } = useAddress();
  const shown = idOf(search.get('season') ?? undefined) ?? openSeasonId;
  const entered = career.divisions.find(({ season }) => season.id === shown);
  if (!entered) return <EmptyState>{t('compared.team-did-not-play')}</EmptyState>;
  const where = { division: entered.division.name, season: seasonName(entered.season.name, language) };
  if (entered.percentiles.length === 0) return <EmptyState>{t('compared.team-no-games', where)}</EmptyState>;
  return <PercentileTable caption={t('compared.teams', where)} percentiles={entered.percentiles} isCounted />;
}

function Streaks({ career }: { career: Career }) {
  const { t } = useTranslation('league-careers');
  const { present, longestWon, longestLost } = career;
  return (
    <CareerList>
      {present && <StreakRow name={t(present.isWon ? 'streak.now-won' : 'streak.now-lost')} streak={present} />}
      {longestWon && <StreakRow name={t('streak.won')} streak={longestWon} />}
      {longestLost && <StreakRow name={t('streak.lost')} streak={longestLost} />}
    </CareerList>
  );
}

function StreakRow({ name, streak }: { name: string; streak: CareerStreakFragment }) {
  const { t } = useTranslation('league-careers');
  const date = (at: string) => <Instant isCompact at={at} as="short-date-year" />;
  return (
    <li>
      <span>
        {name}: <strong className="numbers">{t('streak.length', { count: streak.length })}</strong>
      </span>
      <small>
        <Link variant="inline" to={paths.series(streak.fromSeriesId)}>
          {date(streak.from)}
        </Link>
        {streak.length > 1 && (
          <>
            {' – '}
            <Link variant="inline" to={paths.series(streak.toSeriesId)}>
              {date(streak.to)}
            </Link>
          </>
        )}
      </small>
    </li>
  );
}
