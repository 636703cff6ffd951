import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { useLanguage } from '../../lib/i18n/i18n';
import { divisionName } from '../division-name';
import { seasonName } from '../season-name';
import { HiddenResult } from '../spoilers/hidden-result';
import type { CareerHonourFragment } from './careers.generated';
import { Medal } from './honour-list';

const MOST = 3;

const Marks = styled('ul', {
  base: {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: '2',
    '& > li': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      padding: '1',
      borderRadius: 'full',
      bg: 'bg.surface',
      fontSize: 'sm',
      fontWeight: 'medium',
      md: { paddingRight: '3' },
    },
  },
});

/** A won table before the best number of one, and both before other places. */
const weight = ({ place, number }: CareerHonourFragment) => place + (number ? 0.5 : 0);

interface HonourMarksProps {
  honours: readonly CareerHonourFragment[];
  /** What they tell, for readers who hide results. */
  hides: { part: string; tells: number[] };
}

/** The best three honours, on the banner at the head of the page. A phone has room for their medals. */
export function HonourMarks({ honours, hides }: HonourMarksProps) {
  const { t } = useTranslation('league-careers');
  const language = useLanguage();
  const best = honours.toSorted((one, other) => weight(one) - weight(other)).slice(0, MOST);
  return (
    <HiddenResult {...hides}>
      <Marks aria-label={t('honour.heading')}>
        {best.map(({ place, number, season, division }) => (
          <li key={`${division.id}-${number}`}>
            <Medal aria-hidden data-first={place === 1 || undefined}>
              {number ? '★' : place}
            </Medal>
            <span className="visually-hidden">
              {number ? t(`honour.best.${number}`) : t('honour.place', { place })}
            </span>
            <span className="icon-word">
              {divisionName(division, language)}, {seasonName(season.name, language)}
            </span>
          </li>
        ))}
      </Marks>
    </HiddenResult>
  );
}
