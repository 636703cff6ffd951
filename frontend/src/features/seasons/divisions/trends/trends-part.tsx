import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { HiddenResult } from '../../../../league/spoilers/hidden-result';
import { Section } from '../../../../ui/page/section';
import type { DivisionPageQuery } from '../division-page.generated';
import { hiddenDivision } from '../hidden-division';
import { StatisticsPart } from '../statistics-part';
import { CrosstableTable } from './crosstable-table';
import { useDivisionTrendsQuery } from './division-trends.generated';
import { RacePart } from './race-part';
import { shortNames } from './short-names';

interface TrendsPartProps {
  /** The variables of the page's query; undefined for an address without a season. */
  address: { discriminator: string; seasonId: number } | undefined;
  /** What the page knows about the division. */
  division: NonNullable<DivisionPageQuery['division']>;
}

/** A division to look at: who has met whom, places and points week by week. */
export function TrendsPart({ address, division }: TrendsPartProps) {
  const { t } = useTranslation('seasons-divisions-trends');
  const answer = useDivisionTrendsQuery(address ? { variables: address } : skipToken);
  const { standings, series } = division;
  const teams = useMemo(() => standings.map(({ team }) => team), [standings]);
  const short = useMemo(() => shortNames(teams), [teams]);
  const hides = hiddenDivision(division);
  return (
    <>
      <Section heading={t('crosstable.heading')}>
        <HiddenResult {...hides} part={`crosstable-${division.id}`} isEach name={t('crosstable.heading')}>
          <CrosstableTable teams={teams} series={series} short={short} />
        </HiddenResult>
      </Section>
      <Section heading={t('race.heading')}>
        <HiddenResult {...hides} name={t('race.heading')}>
          <StatisticsPart answer={answer} rows={10}>
            {({ placesByWeek }) => <RacePart weeks={placesByWeek} teams={teams} short={short} />}
          </StatisticsPart>
        </HiddenResult>
      </Section>
    </>
  );
}
