import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { Instant } from '../../../ui/time/instant';

interface MeetingDateProps {
  seriesId: number;
  playedAt: string;
}

/** The date of a series of both, which leads to it. Large enough for a finger on a phone. */
export function MeetingDate({ seriesId, playedAt }: MeetingDateProps) {
  return (
    <Link to={paths.series(seriesId)} display="inline-flex" alignItems="center" minHeight={{ base: 'touch', md: '0' }}>
      <Instant isCompact at={playedAt} as="short-date-year" />
    </Link>
  );
}
