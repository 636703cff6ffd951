import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session/session';
import { ButtonLink } from '../../ui/button';
import type { SeriesHeaderFragment } from './series-header.generated';

const STAFF = ['ADMIN', 'DIVISIONADMIN'];

/** Leads the players of the two teams, and staff, to what the captains do about the series. */
export function WeekLink({ series }: { series: SeriesHeaderFragment }) {
  const { t } = useTranslation('series');
  const { viewer } = useSession();
  const { id, home, away } = series;
  const teamId = viewer?.team?.id;
  const isTheirs = teamId === home.id || teamId === away.id || viewer?.roles.some((role) => STAFF.includes(role));
  if (!isTheirs) return null;
  return <ButtonLink to={paths.weekSeries(id)}>{t('match-week')}</ButtonLink>;
}
