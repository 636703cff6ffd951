import { useTranslation } from 'react-i18next';
import type { PlacementLegendFragment } from '../../../../league/placement-legend.generated';
import type { TeamLogoFragment } from '../../../../league/team-logo.generated';
import { Box } from '../../../../styled-system/jsx';
import { Disclosure } from '../../../../ui/disclosure';
import { EmptyState } from '../../../../ui/page/empty-state';
import { SkeletonRows } from '../../../../ui/page/skeleton-rows';
import { Text } from '../../../../ui/text';
import { walkoversIn } from '../odds/odds-question';
import { simulateOdds, type OddsQuestion } from '../odds/simulate';
import { useSimulation } from '../odds/use-simulation';
import { BandOdds } from './band-odds';
import { OddsTable } from './odds-table';

interface OddsPartProps {
  /** In the order of the question. */
  teams: readonly TeamLogoFragment[];
  /** What the places of the table lead to; none: the places themselves are shown. */
  bands: readonly PlacementLegendFragment[];
  question: OddsQuestion;
  /** The division has series, played or not. */
  hasSchedule: boolean;
  /** Some of the results are the reader's own. */
  isWhatIf: boolean;
}

/** The chance of each band for each team, behind it that of each place, and how they are counted. */
export function OddsPart({ teams, bands, question, hasSchedule, isWhatIf }: OddsPartProps) {
  const { t } = useTranslation('seasons-divisions-trends');
  const answer = useSimulation('table', question, simulateOdds);
  if (teams.length === 0) return <EmptyState>{t('odds.empty')}</EmptyState>;
  if (!hasSchedule) return <EmptyState>{t('odds.unplanned')}</EmptyState>;
  // the rows of an answer to another question may be in another order
  const isCurrent = answer?.question.teams.length === teams.length;
  if (!answer || !isCurrent) return <SkeletonRows rows={teams.length + 1} />;
  const walkovers = walkoversIn(question);
  const left = question.series.length - walkovers;
  const table = <OddsTable teams={teams} odds={answer.odds} />;
  return (
    // the places stand above the middle of their chances
    <Box aria-busy={answer.question !== question} css={{ '& thead th:not(.name)': { textAlign: 'center' } }}>
      {bands.length > 0 ? (
        <>
          <BandOdds teams={teams} bands={bands} odds={answer.odds} />
          <Box marginTop="2">
            <Disclosure summary={t('odds.each-place')}>{table}</Disclosure>
          </Box>
        </>
      ) : (
        table
      )}
      <Text marginTop="3" color="fg.muted" fontSize="sm" maxWidth="prose">
        {left > 0 && t('odds.method', { count: left })}
        {question.series.length === 0 && t(isWhatIf ? 'odds.what-if' : 'odds.finished')}
      </Text>
      {walkovers > 0 && (
        <Text marginTop="3" color="fg.muted" fontSize="sm" maxWidth="prose">
          {t('odds.walkovers', { count: walkovers })}
        </Text>
      )}
    </Box>
  );
}
