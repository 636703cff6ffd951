import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import type { NoticeFragment } from './notice.generated';

type Place = NonNullable<NoticeFragment['place']>;

/** Null for a division without the data for its address. */
function addressOf({ kind, id, discriminator, seasonId }: Place): string | null {
  if (kind === 'SERIES') return paths.series(id);
  if (kind === 'WEEK_SERIES') return paths.weekSeries(id);
  if (kind === 'TEAM') return paths.team(id);
  if (kind === 'PLAYER') return paths.player(id);
  return discriminator && seasonId ? paths.division(discriminator, seasonId) : null;
}

/** The link to the subject of a notification. The notification's text is its description. */
export function NoticePlace({ place, textId }: { place: Place; textId: string }) {
  const { t } = useTranslation('messages-notifications');
  const address = addressOf(place);
  if (!address) return null;
  return (
    <Link to={address} aria-describedby={textId} display="inline-flex" alignItems="center" minHeight="touch">
      {t(`place.${place.kind}`)}
    </Link>
  );
}
