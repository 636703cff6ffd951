import { Radio } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TeamLogoFragment } from '../../league/team-logo.generated';
import { styled } from '../../styled-system/jsx';
import { useRoundName } from '../../league/series/round-name';
import { usePlay } from '../../league/series/series-play';
import { Spoiler } from '../../league/spoilers/spoiler';
import { seasonName } from '../../league/season-name';
import { useLanguage } from '../../lib/i18n/i18n';
import { LEAGUE } from '../../lib/league-config';
import { paths } from '../../lib/paths';
import { TeamHalves } from '../../league/team-halves';
import { Crest } from '../../ui/crest';
import { ExternalLink, Link } from '../../ui/link';
import { PageHeading } from '../../ui/page/page-heading';
import { Instant } from '../../ui/time/instant';
import type { SeriesHeaderFragment } from './series-header.generated';
import { SeriesWhen } from './series-when';
import { divisionName } from '../../league/division-name';

const Hero = styled('header', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    bg: 'bg.surface',
    borderRadius: 'md',
    paddingInline: { base: '2', md: '6' },
    paddingBlock: { base: '5', md: '8' },
    marginBottom: '6',
  },
});

const Line = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    gap: { base: '2', md: '8' },
  },
});

/** As high as the crests beside it, with any number of lines in the names. */
const Middle = styled('div', {
  base: { display: 'flex', alignItems: 'center', height: { base: '72px', md: '112px' } },
});

const Side = styled(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    minWidth: '0',
    color: 'fg',
    fontFamily: 'display',
    fontSize: { base: 'lg', md: '2xl' },
    fontWeight: 'bold',
    lineHeight: 'tight',
    textAlign: 'center',
    // at 320 px a long word of a name just fits
    '@media (max-width: 359px)': { fontSize: 'md' },
    '& > :first-child': { width: { base: '72px!', md: '112px!' }, height: { base: '72px!', md: '112px!' } },
  },
  variants: {
    /** The winner is brighter, not larger. */
    isDimmed: { true: { color: 'fg.muted' } },
    /** A phone's half is not wide enough for the longest word of a name. */
    word: {
      long: {
        fontSize: { base: 'md', md: '2xl' },
        '@media (max-width: 359px)': { fontSize: 'sm' },
      },
      longer: {
        fontSize: { base: 'sm', md: '2xl' },
        '@media (max-width: 359px)': { fontSize: 'sm' },
      },
    },
  },
});

const Facts = styled('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '4',
    rowGap: '1',
    marginTop: '5',
    color: 'fg.muted',
    textAlign: 'center',
    '& > span': { display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '1' },
  },
});

/** The teams, the result or the time, and the division. */
export function SeriesHeader({ series }: { series: SeriesHeaderFragment }) {
  const { t } = useTranslation('series');
  const language = useLanguage();
  const { home, away, homeGames, awayGames, division, season } = series;
  const play = usePlay(series);
  const roundName = useRoundName();
  const place = series.bracketPlace;
  const lead = (homeGames ?? 0) - (awayGames ?? 0);

  return (
    <Hero>
      <TeamHalves home={home} away={away} size={112} />
      <PageHeading isHidden>{t('teams', { home: home.name, away: away.name })}</PageHeading>
      <Spoiler series={series} button="middle">
        <Line>
          <TeamSide team={home} isDimmed={lead < 0} />
          <Middle>
            <SeriesWhen series={series} />
          </Middle>
          <TeamSide team={away} isDimmed={lead > 0} />
        </Line>
      </Spoiler>
      <Facts className="facts">
        <Link variant="inline" to={paths.division(division.discriminator, division.seasonId)}>
          {divisionName(division, language)}
        </Link>
        {place && <span>{roundName({ ...place, isDouble: place.format === 'DOUBLE_ELIMINATION' })}</span>}
        <span>{seasonName(season.name, language)}</span>
        <span>{t('week', { week: series.week })}</span>
        {series.scheduledAt && play !== 'coming' && (
          <span>
            {series.state === 'REPORTED' ? (
              <Instant at={series.scheduledAt} as="date-time" />
            ) : (
              <Instant at={series.scheduledAt} />
            )}
          </span>
        )}
        {series.isStreamed && (
          <span>
            <Radio aria-hidden size={16} />
            {series.state === 'REPORTED' ? (
              t('streamed')
            ) : (
              <ExternalLink href={LEAGUE.streamUrl}>{t('streamed')}</ExternalLink>
            )}
          </span>
        )}
        {series.isAnnulled && <span>{t('annulled')}</span>}
        {series.isOwnMatter && (
          <Link variant="inline" to={paths.ownMatters()}>
            {t('own-matter')}
          </Link>
        )}
      </Facts>
    </Hero>
  );
}

/** How many letters of a word fit in half of a phone's width: in the heading's size, and in the next smaller one. */
const LONGEST = { usual: 15, long: 20 };

const wordOf = (name: string) => {
  const letters = Math.max(...name.split(/\s/).map(({ length }) => length));
  if (letters <= LONGEST.usual) return undefined;
  return letters <= LONGEST.long ? 'long' : 'longer';
};

function TeamSide({ team, isDimmed }: { team: TeamLogoFragment; isDimmed: boolean }) {
  return (
    <Side
      variant="quiet"
      to={paths.team(team.id)}
      isDimmed={isDimmed}
      word={wordOf(team.name)}
      data-lost={isDimmed || undefined}
    >
      <Crest image={team.logo} name={team.name} size={112} isEager />
      <span className="whole-words" title={team.name}>
        {team.name}
      </span>
    </Side>
  );
}
