import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { HiddenResult } from '../../../../league/spoilers/hidden-result';
import type { DivisionPageQuery } from '../division-page.generated';
import { hiddenDivision } from '../hidden-division';
import { StatisticsPart } from '../statistics-part';
import { useDivisionTrendsQuery } from './division-trends.generated';
import { WhatIfPart } from './what-if-part';

interface OddsTabProps {
  /** The variables of the page's query; undefined for an address without a season. */
  address: { discriminator: string; seasonId: number } | undefined;
  /** What the page knows about the division. */
  division: NonNullable<DivisionPageQuery['division']>;
}

/** What could come: each team's odds, and the results that the reader supposes. */
export function OddsTab({ address, division }: OddsTabProps) {
  const { t } = useTranslation('seasons-divisions-trends');
  const answer = useDivisionTrendsQuery(address ? { variables: address } : skipToken);
  return (
    <HiddenResult {...hiddenDivision(division)} name={t('odds.heading')}>
      <StatisticsPart answer={answer} rows={10}>
        {(trends) => <WhatIfPart division={division} trends={trends} />}
      </StatisticsPart>
    </HiddenResult>
  );
}
