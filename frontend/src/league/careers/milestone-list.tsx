import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { formatInteger } from '../../lib/i18n/format';
import { useLanguage } from '../../lib/i18n/i18n';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import { Instant } from '../../ui/time/instant';
import type { CareerMilestoneFragment } from './careers.generated';

export const CareerList = styled('ul', {
  base: {
    bg: 'bg.surface',
    borderRadius: 'md',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '3',
      minHeight: 'touch',
      paddingInline: '4',
      paddingBlock: '1',
    },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
    // high enough for a finger
    '& small a': { display: 'inline-block', paddingBlock: '1' },
  },
});

/** The series in which sums reached round numbers, the latest first. */
export function MilestoneList({ milestones }: { milestones: readonly CareerMilestoneFragment[] }) {
  const { t } = useTranslation('league-careers');
  const language = useLanguage();
  return (
    <CareerList>
      {[...milestones].reverse().map(({ count, mark, seriesId, playedAt }) => (
        <li key={count + mark}>
          <Link to={paths.series(seriesId)} minHeight="touch" display="inline-flex" alignItems="center">
            {mark === 1 && (count === 'SERIES' || count === 'WINS')
              ? t(`milestone.first.${count}`)
              : t(`milestone.${count}`, { mark: formatInteger(mark, language) })}
          </Link>
          <small>
            <Instant isCompact at={playedAt} as="date" />
          </small>
        </li>
      ))}
    </CareerList>
  );
}
