import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { daysSince } from '../../../lib/i18n/format';
import { paths } from '../../../lib/paths';
import { useServerText } from '../../../lib/i18n/server-text';
import { needsTime } from '../../report/needs-time';
import { RowMenu, RowMenuButton, RowMenuLink } from '../lists/row-menu';
import { CaptainItems } from './captains';
import { hasRoom } from './has-room';
import type { SeriesAct } from './acts/series-dialog';
import type { AdminSeriesRowFragment } from './series-page.generated';

interface SeriesMenuProps {
  row: AdminSeriesRowFragment;
  onAct: (act: SeriesAct) => void;
  /** The choices of the list, for the way back from a report. Default: those in the address. */
  choices?: string;
}

/** The acts of staff on a series. One that is not possible now says why. */
export function SeriesMenu({ row, onAct, choices }: SeriesMenuProps) {
  const { t } = useTranslation('admin-series');
  const serverText = useServerText();
  const { search } = useLocation();
  const { series, mayRun, mayChange, isOwnTeam, room, captains } = row;
  const { id, home, away, scheduledAt, state } = series;
  const isReported = state === 'REPORTED';
  const isLate = !isReported && scheduledAt !== null && daysSince(scheduledAt, new Date()) > 0;
  const notMine = mayRun ? null : t('reason.not-yours');
  const noReport = mayChange ? null : isOwnTeam ? serverText('api.series.own-team') : t('reason.not-yours');
  const noTime = needsTime(series) ? t('reason.no-time') : null;

  return (
    <RowMenu label={t('menu.label', { home: home.name, away: away.name })}>
      <RowMenuLink to={paths.adminSeriesReport(id) + (choices ?? search)} reason={noReport ?? noTime}>
        {t(isReported ? 'menu.correct' : 'menu.report')}
      </RowMenuLink>
      <RowMenuButton reason={noReport} onClick={() => onAct('plan')}>
        {t('menu.plan')}
      </RowMenuButton>
      <RowMenuButton reason={noReport} onClick={() => onAct('walkover')}>
        {t('menu.walkover')}
      </RowMenuButton>
      <RowMenuButton reason={noReport} onClick={() => onAct('rest')}>
        {t('menu.rest')}
      </RowMenuButton>
      <RowMenuButton reason={noReport ?? (isReported ? null : t('reason.no-result'))} onClick={() => onAct('reset')}>
        {t('menu.reset')}
      </RowMenuButton>
      <RowMenuButton
        reason={notMine ?? (hasRoom(room) || scheduledAt !== null ? null : t('reason.no-time'))}
        onClick={() => onAct('room')}
      >
        {t(hasRoom(room) ? 'menu.room-close' : 'menu.room-open')}
      </RowMenuButton>
      <RowMenuButton reason={notMine ?? (isLate ? null : t('reason.not-late'))} onClick={() => onAct('remind')}>
        {t('menu.remind')}
      </RowMenuButton>
      <CaptainItems captains={captains} teams={[home, away]} />
      <RowMenuLink to={paths.adminSeriesEdit(id)}>{t('menu.edit')}</RowMenuLink>
      <RowMenuLink to={paths.series(id)}>{t('menu.public')}</RowMenuLink>
    </RowMenu>
  );
}
