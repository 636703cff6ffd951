import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { useLanguage } from '../../lib/i18n/i18n';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import { seasonName } from '../season-name';
import type { CareerHonourFragment } from './careers.generated';
import { CareerList } from './milestone-list';

const What = styled('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2' } });

/** The place as a medal; the words beside it say the same. */
export const Medal = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    width: '7',
    height: '7',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'border.control',
    fontFamily: 'display',
    fontWeight: 'bold',
    lineHeight: '1',
    '&[data-first]': { bg: 'action', borderColor: 'action', color: 'action.contrast' },
  },
});

interface HonourListProps {
  honours: readonly CareerHonourFragment[];
  /** A player's honours say with which team. */
  isTeamShown?: boolean;
}

/** Places 1 to 3 and the best numbers of finished seasons, the latest first. */
export function HonourList({ honours, isTeamShown = false }: HonourListProps) {
  const { t } = useTranslation('league-careers');
  const language = useLanguage();
  return (
    <CareerList>
      {honours.map(({ place, number, season, division, team }) => (
        <li key={`${division.id}-${team.id}-${number}`}>
          <What>
            <Medal aria-hidden data-first={place === 1 || undefined}>
              {number ? '★' : place}
            </Medal>
            <span>{number ? t(`honour.best.${number}`) : t('honour.place', { place })}</span>
          </What>
          <small>
            <Link variant="inline" to={paths.division(division.discriminator, division.seasonId)}>
              {division.name}
            </Link>
            , {seasonName(season.name, language)}
            {isTeamShown && number === null && <>, {team.name}</>}
          </small>
        </li>
      ))}
    </CareerList>
  );
}
