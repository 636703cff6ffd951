import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { useLanguage } from '../../lib/i18n/i18n';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import { divisionName } from '../division-name';
import { honourName, honourText } from '../honours/honour-words';
import { seasonName } from '../season-name';
import type { CareerAwardFragment, CareerHonourFragment, CareerTitleFragment } from './careers.generated';
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
  titles: readonly CareerTitleFragment[];
  /** What the player or the team was honoured for in a season. */
  awards: readonly CareerAwardFragment[];
  /** A player's honours say with which team. */
  isTeamShown?: boolean;
}

/** Titles that tell the same as a place in the table. */
const OF_TABLE: readonly CareerTitleFragment['title'][] = ['CHAMPION', 'SECOND', 'THIRD', 'DIVISION'];

/** The titles and awards, then places 1 to 3 and the best numbers of finished seasons, each the latest first. A place that a title tells is left out. */
export function HonourList({ honours, titles, awards, isTeamShown = false }: HonourListProps) {
  const { t } = useTranslation('league-careers');
  const isTold = ({ number, division, team }: CareerHonourFragment) =>
    number === null &&
    titles.some((one) => OF_TABLE.includes(one.title) && one.division.id === division.id && one.team.id === team.id);
  return (
    <CareerList>
      {titles.map(({ title, ...won }) => (
        <HonourRow
          key={`${title}-${won.division.id}-${won.team.id}`}
          mark={title === 'SECOND' ? 2 : title === 'THIRD' ? 3 : '★'}
          isFirst={title === 'CHAMPION'}
          words={t(`title-of.${title}`)}
          isTeamShown={isTeamShown}
          {...won}
        />
      ))}
      {awards.map((award) => (
        <AwardRow key={`${award.kind}-${award.season.id}-${award.own?.id ?? ''}`} award={award} />
      ))}
      {honours
        .filter((honour) => !isTold(honour))
        .map(({ place, number, ...won }) => (
          <HonourRow
            key={`${won.division.id}-${won.team.id}-${number}`}
            mark={number ? '★' : place}
            isFirst={place === 1}
            words={number ? t(`honour.best.${number}`) : t('honour.place', { place })}
            isTeamShown={isTeamShown && number === null}
            {...won}
          />
        ))}
    </CareerList>
  );
}

interface HonourRowProps extends Pick<CareerHonourFragment, 'season' | 'division' | 'team'> {
  mark: string | number;
  isFirst: boolean;
  words: string;
  isTeamShown: boolean;
}

function HonourRow({ mark, isFirst, words, isTeamShown, season, division, team }: HonourRowProps) {
  const language = useLanguage();
  return (
    <li>
      <What>
        <Medal aria-hidden data-first={isFirst || undefined}>
          {mark}
        </Medal>
        <span>{words}</span>
      </What>
      <small>
        <Link variant="inline" to={paths.division(division.discriminator, division.seasonId)}>
          {divisionName(division, language)}
        </Link>
        , {seasonName(season.name, language)}
        {isTeamShown && <>, {team.name}</>}
      </small>
    </li>
  );
}

/** What was given in a season: a goal leads to itself, and one of staff's own says what it was given for. */
function AwardRow({ award: { kind, season, goal, own } }: { award: CareerAwardFragment }) {
  const { t } = useTranslation('league-careers');
  const language = useLanguage();
  const words = kind === 'OWN' ? own && honourName(own, language) : t(`award-of.${kind}`);
  const reason = own && honourText(own, language);
  return (
    <li>
      <What>
        <Medal aria-hidden data-first>
          ★
        </Medal>
        {goal ? (
          <Link variant="inline" to={paths.goal(goal)}>
            {words}
          </Link>
        ) : (
          <span>{words}</span>
        )}
      </What>
      <small>
        {seasonName(season.name, language)}
        {reason && <>. {reason}</>}
      </small>
    </li>
  );
}
