import { Medal, Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import type { CareerHonourFragment } from '../../gql/careers/graphql';
import { useLanguage } from '../../lib/i18n/i18n';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import { seasonName } from '../season-name';
import { CareerList } from './milestone-list';

const What = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', '& svg': { flexShrink: '0', color: 'fg.action' } },
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
      {honours.map(({ place, number, season, division, team }) => {
        const Mark = place === 1 ? Trophy : Medal;
        return (
          <li key={`${division.id}-${team.id}-${number}`}>
            <What>
              <Mark aria-hidden size={18} />
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
        );
      })}
    </CareerList>
  );
}
