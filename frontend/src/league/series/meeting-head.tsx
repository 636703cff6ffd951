import type { ReactNode } from 'react';
import { styled } from '../../styled-system/jsx';
import { Crest } from '../../ui/crest';
import type { TeamLogoFragment } from '../team-logo.generated';
import { SeriesScore } from './series-score';
import type { SeriesScoreFragment } from './series-score.generated';

const Head = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '3',
    padding: '4',
    marginBottom: '6',
    bg: 'bg.surface',
    borderRadius: 'md',
  },
});
const Side = styled('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: 'center',
    gap: '2',
    textAlign: 'center',
    fontSize: { md: 'lg' },
    fontWeight: 'semibold',
    lineHeight: 'tight',
    '&:first-child': { flexDirection: { md: 'row-reverse' } },
  },
});
const Facts = styled('ul', {
  base: {
    listStyle: 'none',
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: '4',
    color: 'fg.muted',
    fontSize: 'sm',
  },
});

/** The side of a crest, px. */
const CREST = 40;

interface MeetingHeadProps {
  series: SeriesScoreFragment & { home: TeamLogoFragment; away: TeamLogoFragment };
  /** What else is said of the series: `li`. */
  children: ReactNode;
}

/** The two teams of a series with its score between them, as it stands on every page about one series that its players use. */
export function MeetingHead({ series, children }: MeetingHeadProps) {
  return (
    <Head>
      <TeamOf team={series.home} />
      <SeriesScore series={series} size="hero" />
      <TeamOf team={series.away} />
      <Facts>{children}</Facts>
    </Head>
  );
}

const TeamOf = ({ team }: { team: TeamLogoFragment }) => (
  <Side>
    <Crest image={team.logo} name={team.name} size={CREST} isEager />
    <span className="whole-words">{team.name}</span>
  </Side>
);
