import { formatShortDateYear } from '../../lib/i18n/format';
import { useLanguage } from '../../lib/i18n/i18n';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';

interface MeetingDateProps {
  seriesId: number;
  playedAt: string;
}

/** The date of a series of both, which leads to it. Large enough for a finger on a phone. */
export function MeetingDate({ seriesId, playedAt }: MeetingDateProps) {
  const language = useLanguage();
  return (
    <Link to={paths.series(seriesId)} display="inline-flex" alignItems="center" minHeight={{ base: 'touch', md: '0' }}>
      {formatShortDateYear(playedAt, language)}
    </Link>
  );
}
