import { Radio } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TeamLogoFragment } from '../../league/team-logo.generated';
import { styled } from '../../styled-system/jsx';
import { paths } from '../../lib/paths';
import { PlayWord } from '../../league/series/play-word';
import { TeamHalves } from '../../league/team-halves';
import { Crest } from '../../ui/crest';
import { Link } from '../../ui/link';
import { Instant } from '../../ui/time/instant';
import type { TopSeriesFragment } from './home-page.generated';
import { useLanguage } from '../../lib/i18n/i18n';
import { divisionName } from '../../league/division-name';

const Slide = styled(Link, {
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 9% minmax(0, 1fr)',
    alignContent: 'center',
    alignItems: 'center',
    justifyItems: 'center',
    rowGap: '2',
    height: 'full',
    paddingInline: '4',
    color: 'fg',
    textDecoration: 'none',
    _focusVisible: { outlineOffset: '-2px' },
  },
});

const Side = styled('span', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: 'center',
    gap: { base: '2', md: '5' },
    maxWidth: 'full',
    fontFamily: 'display',
    fontSize: { base: '1.0625rem', md: '2xl' },
    fontWeight: 'bold',
    lineHeight: 'tight',
    textAlign: 'center',
    '& > :first-child': { width: { base: '72px!', md: '112px!' }, height: { base: '72px!', md: '112px!' } },
  },
  variants: {
    side: {
      home: { md: { flexDirection: 'row-reverse', justifySelf: 'end' } },
      away: { md: { justifySelf: 'start' } },
    },
  },
});

const Against = styled('span', { base: { fontFamily: 'display', fontSize: 'lg', color: 'fg.muted' } });

const Facts = styled('span', {
  base: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    columnGap: '3',
    color: 'fg.muted',
    textAlign: 'center',
    '& > time': { color: 'fg', fontFamily: 'display', fontSize: 'lg', fontWeight: 'bold' },
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1' },
  },
});

/** A coming series in the banner. The whole slide is a link to the series. */
export function SeriesSlide({ series }: { series: TopSeriesFragment }) {
  const { t } = useTranslation(['home', 'league']);
  const language = useLanguage();
  const place = (count: number) => t('home:banner.place', { count, ordinal: true });
  return (
    <Slide to={paths.series(series.id)}>
      <TeamHalves home={series.home} away={series.away} size={112} />
      <TeamSide team={series.home} side="home" />
      <Against>{t('league:series.against')}</Against>
      <TeamSide team={series.away} side="away" />
      <Facts className="facts">
        <PlayWord series={series} />
        <span>{divisionName(series.division, language)}</span>
        {series.places && (
          <span data-places>
            {t('home:banner.places', { home: place(series.places.home), away: place(series.places.away) })}
          </span>
        )}
        {series.scheduledAt ? (
          <Instant at={series.scheduledAt} />
        ) : (
          <span>{t('league:series.week', { week: series.week })}</span>
        )}
        {series.isStreamed && (
          <span>
            <Radio aria-hidden size={16} />
            {t('league:series.streamed')}
          </span>
        )}
      </Facts>
    </Slide>
  );
}

function TeamSide({ team, side }: { team: TeamLogoFragment; side: 'home' | 'away' }) {
  return (
    <Side side={side}>
      <Crest image={team.logo} name={team.name} size={112} isEager />
      <span className="whole-words">{team.name}</span>
    </Side>
  );
}
