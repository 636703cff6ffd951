import { useMemo, useState } from 'react';
import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Box, Flex } from '../../../../styled-system/jsx';
import { formatList } from '../../../../lib/i18n/format';
import { useLanguage } from '../../../../lib/i18n/i18n';
import { useAddress } from '../../../../lib/use-address';
import { Button } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/page/empty-state';
import { ErrorState } from '../../../../ui/page/error-state';
import { Section } from '../../../../ui/page/section';
import { SkeletonRows } from '../../../../ui/page/skeleton-rows';
import { Text } from '../../../../ui/text';
import type { DivisionPageQuery } from '../division-page.generated';
import { oddsQuestion, openSeries } from '../odds/odds-question';
import { useDivisionIfQuery } from './division-if.generated';
import type { DivisionTrendsQuery } from './division-trends.generated';
import { OddsPart } from './odds-part';
import { movedBetween, afterPress, readWhatIf, writeWhatIf, type WhatIfResults } from './what-if';
import { WHAT_IF_TABLE, WhatIfSeries } from './what-if-series';
import { WhatIfTable } from './what-if-table';

/** The address has the supposed results: `?if=123:3-1,124:0-3`. */
const IF = 'if';

interface WhatIfPartProps {
  division: NonNullable<DivisionPageQuery['division']>;
  trends: NonNullable<DivisionTrendsQuery['division']>;
}

/** Supposed results with the table that they would make, and the odds, which follow them. */
export function WhatIfPart({ division, trends }: WhatIfPartProps) {
  const { t } = useTranslation('seasons-divisions-trends');
  const language = useLanguage();
  const { search, set } = useAddress();
  const { format, standings, series, currentWeek, bands } = division;
  const [latest, setLatest] = useState<number | null>(null);

  const annulled = useMemo(
    () => new Set(trends.series.filter(({ isAnnulled }) => isAnnulled).map(({ id }) => id)),
    [trends.series],
  );
  const open = useMemo(() => openSeries(series, annulled), [series, annulled]);
  const text = search.get(IF);
  const whatIfs = useMemo(() => readWhatIf(text, format, new Set(open.map(({ id }) => id))), [text, format, open]);

  const results = [...whatIfs].map(([seriesId, [homeGames, awayGames]]) => ({ seriesId, homeGames, awayGames }));
  const answer = useDivisionIfQuery(whatIfs.size > 0 ? { variables: { divisionId: division.id, results } } : skipToken);
  // the former table stays until the next one is here
  const rows = whatIfs.size > 0 ? (answer.data ?? answer.previousData)?.standingsIf : undefined;
  const isCurrent = whatIfs.size === 0 || answer.data !== undefined;

  const goals = useMemo(
    () => new Map(trends.placesByWeek.at(-1)?.places.map((place) => [place.teamId, place.goalDifference])),
    [trends.placesByWeek],
  );
  const level = useMemo(
    () => new Map(trends.standings.map(({ team, levelPlace }) => [team.id, levelPlace])),
    [trends.standings],
  );
  const whatIfRows = isCurrent ? rows : undefined;
  const question = useMemo(() => {
    // the teams keep the order of the present table, so that no row of the odds moves while the reader looks at it
    const after = new Map(whatIfRows?.map((row) => [row.team.id, row]));
    return oddsQuestion({
      format,
      rows: standings.map((row) => after.get(row.team.id) ?? { ...row, levelPlace: level.get(row.team.id) ?? null }),
      series,
      annulled,
      whatIfs: new Set(whatIfRows ? whatIfs.keys() : []),
      goals,
    });
  }, [format, standings, series, annulled, whatIfs, whatIfRows, goals, level]);

  const change = (next: WhatIfResults) => set({ [IF]: writeWhatIf(next) });
  const moved = rows && isCurrent ? movedBetween(standings, rows) : null;
  const places = moved?.map((move) => t('if.moved', { ...move })) ?? [];
  const said = moved && (places.length > 0 ? formatList(places, language) : t('if.nothing-moves'));
  return (
    <>
      <Section heading={t('odds.heading')}>
        <OddsPart
          teams={standings.map(({ team }) => team)}
          bands={bands}
          question={question}
          hasSchedule={series.length > 0}
          isWhatIf={whatIfs.size > 0}
        />
      </Section>
      <Section
        heading={t('if.heading')}
        aside={
          whatIfs.size > 0 && (
            <Button variant="outline" onClick={() => change(new Map())}>
              {t('if.reset')}
            </Button>
          )
        }
      >
        {open.length === 0 ? (
          <EmptyState>{t(series.length === 0 ? 'if.empty' : 'if.finished')}</EmptyState>
        ) : (
          <>
            <Text color="fg.muted" marginBottom="3" maxWidth="prose">
              {t('if.lead')}
            </Text>
            <Flex gap="6" direction={{ base: 'column', lg: 'row' }} align="flex-start">
              <Box flex="1" minWidth="0" width="full">
                <WhatIfSeries
                  format={format}
                  series={open}
                  currentWeek={currentWeek}
                  whatIfs={whatIfs}
                  told={latest !== null && whatIfs.has(latest) ? { seriesId: latest, said } : null}
                  onPress={(seriesId, score) => {
                    setLatest(seriesId);
                    change(afterPress(whatIfs, seriesId, score));
                  }}
                />
              </Box>
              <Box
                flex="1"
                minWidth="0"
                width="full"
                id={WHAT_IF_TABLE}
                scrollMarginTop="16"
                aria-busy={!isCurrent}
                display={whatIfs.size > 0 ? undefined : { base: 'none', lg: 'block' }}
              >
                {whatIfs.size > 0 ? (
                  <WhatIfAnswer
                    rows={rows}
                    standings={standings}
                    error={answer.error}
                    onRetry={() => void answer.refetch()}
                  />
                ) : (
                  // on a wide screen the table of now stands where the next one will, so that nothing moves then
                  <WhatIfTable caption={t('if.caption-now')} rows={standings} positions={positionsIn(standings)} />
                )}
              </Box>
            </Flex>
          </>
        )}
        <div role="status" className="visually-hidden">
          {said}
        </div>
      </Section>
    </>
  );
}

interface WhatIfAnswerProps {
  rows: Parameters<typeof WhatIfTable>[0]['rows'] | undefined;
  standings: WhatIfPartProps['division']['standings'];
  error: Error | undefined;
  onRetry: () => void;
}

/** The table that the results would make, rows in its shape until it comes, or why it did not come. */
function WhatIfAnswer({ rows, standings, error, onRetry }: WhatIfAnswerProps) {
  const { t } = useTranslation('seasons-divisions-trends');
  if (error) return <ErrorState onRetry={onRetry} />;
  if (!rows) return <SkeletonRows rows={standings.length + 1} />;
  return <WhatIfTable caption={t('if.caption')} rows={rows} positions={positionsIn(standings)} />;
}

const positionsIn = (standings: WhatIfPartProps['division']['standings']) =>
  new Map(standings.map(({ team, position }) => [team.id, position]));
