import { skipToken } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { HiddenResult } from '../../../../league/spoilers/hidden-result';
import { useAddress } from '../../../../lib/use-address';
import { Box, Flex } from '../../../../styled-system/jsx';
import { Button } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/page/empty-state';
import { SkeletonRows } from '../../../../ui/page/skeleton-rows';
import { Section } from '../../../../ui/page/section';
import { Text } from '../../../../ui/text';
import type { DivisionPageQuery } from '../division-page.generated';
import { hiddenDivision } from '../hidden-division';
import { useSimulation } from '../odds/use-simulation';
import { StatisticsPart } from '../statistics-part';
import { BracketMeetings } from './bracket-meetings';
import { type BracketOddsQuery, useBracketOddsQuery } from './bracket-odds.generated';
import { BracketOddsTable } from './bracket-odds-table';
import { afterTeamPress, readBracketWhatIfs, writeBracketWhatIfs } from './bracket-what-ifs';
import { openMeetings, seenWhatIfs, simulateBracket, type BracketQuestion, type BracketTask } from './simulate-bracket';
import type { StageBracketFragment } from './stage-bracket.generated';

/** The address has the supposed winners, as a table's has the supposed results. */
const IF = 'if';

interface BracketOddsTabProps {
  /** The variables of the page's query; undefined for an address without a season. */
  address: { discriminator: string; seasonId: number } | undefined;
  division: NonNullable<DivisionPageQuery['division']>;
}

/** What could come of a bracket: each team's odds, and the winners that the reader supposes. */
export function BracketOddsTab({ address, division }: BracketOddsTabProps) {
  const { t } = useTranslation('seasons-divisions-bracket');
  const answer = useBracketOddsQuery(address ? { variables: address } : skipToken);
  return (
    <HiddenResult {...hiddenDivision(division)} name={t('odds.heading')}>
      <StatisticsPart answer={answer} rows={8}>
        {({ bracket }) =>
          bracket && division.bracket && <BracketOdds bracket={division.bracket} strengths={bracket.strengths} />
        }
      </StatisticsPart>
    </HiddenResult>
  );
}

interface BracketOddsProps {
  bracket: StageBracketFragment;
  strengths: NonNullable<NonNullable<BracketOddsQuery['division']>['bracket']>['strengths'];
}

/** The team of each seed: before the draw, who has its place now. */
const teamsOf = ({ entrants, holders }: StageBracketFragment) =>
  new Map(
    entrants.flatMap(({ seed, team }) => {
      const present = team ?? holders.find((holder) => holder.seed === seed)?.team;
      return present ? [[seed, present] as const] : [];
    }),
  );

function BracketOdds({ bracket, strengths }: BracketOddsProps) {
  const { t } = useTranslation('seasons-divisions-bracket');
  const { search, set } = useAddress();
  const text = search.get(IF);
  const teams = useMemo(() => teamsOf(bracket), [bracket]);
  const question = useMemo((): BracketQuestion => {
    const strengthOf = new Map(strengths.map(({ teamId, strength }) => [teamId, strength]));
    const asked = {
      series: bracket.series,
      roundFormats: bracket.roundFormats,
      strengths: new Map([...teams].map(([seed, { id }]) => [seed, strengthOf.get(id) ?? 0])),
      exits: new Map(bracket.entrants.flatMap(({ seed, exit }) => (exit ? [[seed, exit] as const] : []))),
      whatIfs: readBracketWhatIfs(text),
    };
    return { ...asked, whatIfs: seenWhatIfs(asked) };
  }, [bracket, strengths, teams, text]);
  const task = useMemo((): BracketTask => ({ question, seeds: [...teams.keys()] }), [question, teams]);
  const answer = useSimulation('bracket', task, simulateBracket);
  const meetings = useMemo(() => openMeetings(question), [question]);
  // an address can suppose what is decided since, or what nobody can suppose yet: it keeps what is seen
  const seenText = writeBracketWhatIfs(question.whatIfs);
  useEffect(() => set({ [IF]: seenText }), [set, text, seenText]);
  // the draw adds the teams that sign up
  const isToFill = bracket.takesSignups && !bracket.isDrawn;
  if (isToFill || bracket.series.length === 0 || teams.size < bracket.entrants.length)
    return <EmptyState>{t('odds.empty')}</EmptyState>;
  // the teams of an answer to another question may be others
  const chances = answer?.odds.every(({ seed }) => teams.has(seed)) ? answer.odds : null;
  return (
    <Flex gap="6" direction={{ base: 'column', lg: 'row' }} align="stretch">
      <Flex flex="1" minWidth="0" direction="column">
        <Section heading={t('odds.heading')}>
          {chances ? (
            <Box aria-busy={answer?.question !== task}>
              <BracketOddsTable teams={teams} chances={chances.filter(({ mayReachFinal }) => mayReachFinal)} />
            </Box>
          ) : (
            <SkeletonRows rows={teams.size + 1} />
          )}
          <Text marginTop="3" color="fg.muted" fontSize="sm" maxWidth="prose">
            {t(bracket.isDrawn ? 'odds.method' : 'odds.method-holders')}
            {bracket.series.some(({ isProvisional }) => isProvisional) && ` ${t('odds.contested')}`}
          </Text>
        </Section>
      </Flex>
      <Flex flex="1" minWidth="0" direction="column">
        <Section
          heading={t('if.heading')}
          aside={
            question.whatIfs.size > 0 && (
              <Button variant="outline" onClick={() => set({ [IF]: null })}>
                {t('if.reset')}
              </Button>
            )
          }
        >
          {meetings.length === 0 ? (
            <EmptyState>{t('if.finished')}</EmptyState>
          ) : (
            <>
              <Text color="fg.muted" marginBottom="3" maxWidth="prose">
                {t('if.lead')}
              </Text>
              <BracketMeetings
                bracket={bracket}
                teams={teams}
                meetings={meetings}
                onPress={(position, seed) =>
                  set({ [IF]: writeBracketWhatIfs(afterTeamPress(question.whatIfs, position, seed)) })
                }
              />
            </>
          )}
        </Section>
      </Flex>
    </Flex>
  );
}
