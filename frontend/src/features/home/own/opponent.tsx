import { useTranslation } from 'react-i18next';
import type { SeriesRowFragment } from '../../../league/series/series-row.generated';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { Instant } from '../../../ui/time/instant';
import { useNextCaptainsQuery } from './next-captains.generated';
import { OwnLine } from './own-line';

interface OpponentProps {
  series: SeriesRowFragment;
  /** The reader's team. */
  teamId: number;
  /** Where no tile says when the next series is: what the reader is expected to do may belong to another one. */
  isTimed: boolean;
}

/** Who makes the lobby of the next series, and how to reach the other team's captain. */
export function Opponent({ series, teamId, isTimed }: OpponentProps) {
  const { t } = useTranslation('home-own');
  const { data } = useNextCaptainsQuery();
  const captain = data?.myNextCaptains.find((one) => one.teamId !== teamId);
  const opponent = series.home.id === teamId ? series.away : series.home;
  return (
    <OwnLine>
      <span>
        {t('host', { team: series.home.name })}
        {isTimed && (
          <> {series.scheduledAt ? <Instant at={series.scheduledAt} /> : t('in-week', { week: series.week })}</>
        )}
        .
      </span>
      {captain && (
        <>
          <span>{t('captain', { team: opponent.name })}</span>
          <Link variant="inline" to={paths.player(captain.playerId)}>
            {captain.nickname}
          </Link>
          {captain.discordName !== null && <span>({t('handle', { handle: captain.discordName })})</span>}
        </>
      )}
    </OwnLine>
  );
}
