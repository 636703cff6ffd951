import { useTranslation } from 'react-i18next';
import { PlayWord } from '../../../league/series/play-word';
import { usePlay } from '../../../league/series/series-play';
import { SeriesScore } from '../../../league/series/series-score';
import { Spoiler } from '../../../league/spoilers/spoiler';
import { TeamLink } from '../../../league/team-logo';
import { paths } from '../../../lib/paths';
import { styled } from '../../../styled-system/jsx';
import { ErrorState } from '../../../ui/page/error-state';
import { Section } from '../../../ui/page/section';
import { Link } from '../../../ui/link';
import { Skeleton } from '../../../ui/skeleton';
import { Instant } from '../../../ui/time/instant';
import { type StarredSeriesFragment, type StarredTeamsQuery, useStarredTeamsQuery } from './starred-teams.generated';
import { useLanguage } from '../../../lib/i18n/i18n';
import { divisionName } from '../../../league/division-name';

type Brief = StarredTeamsQuery['teamBriefs'][number];

/** Its height is the same for every team, so that the place that was kept for it is right (stars-place.tsx). */
const Team = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr)' },
    columnGap: '4',
    alignContent: 'center',
    minHeight: 'var(--team-height)',
    paddingInline: '3',
    bg: 'bg.surface',
    overflow: 'hidden',
    '&:not(:last-child)': { borderBottomWidth: '1px', borderColor: 'border' },
    '& > *': { minWidth: '0' },
  },
});

const Line = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    height: 'touch',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    '& > small': { flexShrink: '0', color: 'fg.muted', fontSize: 'sm' },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', minWidth: '0' },
  },
});

const Series = styled(Link, {
  base: {
    gap: '1',
    overflow: 'hidden',
    '& > span:last-child': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});

/** What is next, what was last and where it stands, of the reader's own and starred teams. */
export function StarredTeams({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation('home-own');
  const { data, previousData, error, refetch } = useStarredTeamsQuery({ variables: { ids: [...ids] } });
  const teams = (data ?? previousData)?.teamBriefs.filter(({ team }) => ids.includes(team.id));
  return (
    <Section heading={t('stars.heading')}>
      {!teams && error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <styled.ul>
          {teams
            ? teams.map((brief) => <StarredTeam key={brief.team.id} brief={brief} />)
            : ids.map((id) => (
                <li key={id}>
                  <Skeleton height="var(--team-height)" />
                </li>
              ))}
        </styled.ul>
      )}
    </Section>
  );
}

function StarredTeam({ brief: { team, next, latest } }: { brief: Brief }) {
  const { t } = useTranslation('home-own');
  const language = useLanguage();
  const shown = next ?? latest;
  const places = shown?.places;
  return (
    <Team>
      <Line>
        <TeamLink team={team} />
        {shown && (
          <small>
            {places && (
              <span data-places>
                {t('stars.place', { count: shown.home.id === team.id ? places.home : places.away, ordinal: true })}{' '}
              </span>
            )}
            {divisionName(shown.division, language)}
          </small>
        )}
      </Line>
      <Line>
        <small>{t('stars.next')}</small>
        {next ? <NextOne teamId={team.id} series={next} /> : <small>{t('stars.none')}</small>}
      </Line>
      <Line>
        <small>{t('stars.latest')}</small>
        {latest ? <LatestOne teamId={team.id} series={latest} /> : <small>{t('stars.none')}</small>}
      </Line>
    </Team>
  );
}

interface OfTeamProps {
  teamId: number;
  series: StarredSeriesFragment;
}

const opponentOf = ({ teamId, series: { home, away } }: OfTeamProps): string =>
  home.id === teamId ? away.name : home.name;

function NextOne(props: OfTeamProps) {
  const { t } = useTranslation('home-own');
  const { series } = props;
  const isOn = usePlay(series) === 'on';
  return (
    <Series variant="quiet" to={paths.series(series.id)}>
      {isOn ? <PlayWord series={series} /> : series.scheduledAt && <Instant isCompact at={series.scheduledAt} />}
      <span>{t('against', { opponent: opponentOf(props) })}</span>
    </Series>
  );
}

function LatestOne(props: OfTeamProps) {
  const { t } = useTranslation('home-own');
  const { series } = props;
  return (
    <Spoiler series={series} button="end">
      <Series variant="quiet" to={paths.series(series.id)}>
        <SeriesScore series={series} />
        <span>{t('against', { opponent: opponentOf(props) })}</span>
      </Series>
    </Spoiler>
  );
}
