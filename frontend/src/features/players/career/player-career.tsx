import { useTranslation } from 'react-i18next';
import { CareerFrame } from '../../../league/careers/career-frame';
import { type PlayerCareerQuery, usePlayerCareerQuery } from '../../../league/careers/careers.generated';
import { HonourList } from '../../../league/careers/honour-list';
import { MilestoneList } from '../../../league/careers/milestone-list';
import { PercentileTable } from '../../../league/careers/percentile-table';
import { seasonName } from '../../../league/season-name';
import { ShareButton } from '../../../league/share/share-button';
import { HiddenResult } from '../../../league/spoilers/hidden-result';
import { useLanguage } from '../../../lib/i18n/i18n';
import { idOf } from '../../../lib/paths';
import { useAddress } from '../../../lib/use-address';
import { EmptyState } from '../../../ui/page/empty-state';
import { Section } from '../../../ui/page/section';
import { Stack } from '../../../styled-system/jsx';
import { hiddenPlayer } from './hidden-player';
import { LatestGames } from './latest-games';
import { MateTable } from './mate-table';
import { RatingBySeason } from './rating-by-season';

type Career = NonNullable<PlayerCareerQuery['playerCareer']>;

interface PlayerCareerProps {
  playerId: number;
  /** The seasons with a tab on the page, the open one first. */
  seasonIds: readonly number[];
  /** The player has no game; an honour can be all that there is. */
  isUnplayed?: boolean;
}

/** What a player has done over the seasons (R31). */
export function PlayerCareer({ playerId, seasonIds, isUnplayed }: PlayerCareerProps) {
  const { t } = useTranslation('league-careers');
  const { data, error, refetch } = usePlayerCareerQuery({ variables: { playerId } });
  return (
    <CareerFrame
      career={data?.playerCareer}
      hasFailed={error !== undefined}
      isUnlikely={isUnplayed}
      onRetry={() => void refetch()}
    >
      {(career) => (
        <>
          <div>
            {career.honours.length + career.titles.length + career.awards.length > 0 && (
              <Section heading={t('honour.heading')} aside={<ShareButton part="honours" title={t('honour.heading')} />}>
                <HiddenResult {...hiddenPlayer(career)} name={t('honour.heading')}>
                  <HonourList honours={career.honours} titles={career.titles} awards={career.awards} isTeamShown />
                </HiddenResult>
              </Section>
            )}
            {career.divisions.length > 0 && (
              <>
                <Section heading={t('rating.heading')}>
                  <RatingBySeason divisions={career.divisions} />
                </Section>
                <Section heading={t('games.heading')}>
                  <HiddenResult {...hiddenPlayer(career)} name={t('games.heading')}>
                    <LatestGames games={career.games} />
                  </HiddenResult>
                </Section>
              </>
            )}
          </div>
          {career.divisions.length > 0 && (
            <div>
              <Section heading={t('compared.heading')}>
                <Compared career={career} seasonIds={seasonIds} />
              </Section>
              <Section heading={t('mates.heading')}>
                {career.mates.length > 0 ? (
                  <HiddenResult {...hiddenPlayer(career)} name={t('mates.heading')}>
                    <MateTable mates={career.mates} />
                  </HiddenResult>
                ) : (
                  <EmptyState>{t('mates.empty')}</EmptyState>
                )}
              </Section>
              {career.milestones.length > 0 && (
                <Section heading={t('milestone.heading')}>
                  <HiddenResult {...hiddenPlayer(career)} name={t('milestone.heading')}>
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

/** The player among the others of the season whose tab is open; without one there, nothing is compared. */
function Compared({ career, seasonIds }: { career: Career; seasonIds: readonly number[] }) {
  const { t } = useTranslation('league-careers');
  const language = useLanguage();
  const { search } = useAddress();
  const asked = idOf(search.get('season') ?? undefined);
  const shown = asked !== null && seasonIds.includes(asked) ? asked : seasonIds[0];
  const divisions = career.divisions.filter(({ season }) => season.id === shown);
  if (divisions.length === 0) return <EmptyState>{t('compared.did-not-play')}</EmptyState>;
  return (
    <Stack gap="4">
      {divisions.map(({ division, season, games, leastGames, percentiles }) => {
        const where = { division: division.name, season: seasonName(season.name, language) };
        return percentiles.length > 0 ? (
          <PercentileTable
            key={division.id}
            caption={t('compared.players', { ...where, count: leastGames })}
            percentiles={percentiles}
          />
        ) : (
          <EmptyState key={division.id}>
            {games < leastGames
              ? t('compared.too-few', { ...where, games, count: leastGames })
              : t('compared.alone', where)}
          </EmptyState>
        );
      })}
    </Stack>
  );
}
