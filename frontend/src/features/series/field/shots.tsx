import { useTranslation } from 'react-i18next';
import type { TeamLogoFragment } from '../../../league/team-logo.generated';
import { Box, styled } from '../../../styled-system/jsx';
import { Disclosure } from '../../../ui/disclosure';
import { Section } from '../../../ui/page/section';
import { Text } from '../../../ui/text';
import type { FieldEvent } from './event-words';
import { FieldOutline, OUTLINE } from './field-outline';
import { acrossOf, downOf } from './field-view';
import { ShotTable } from './shot-table';
import { areShotsMissing, shotsOf, type Shot, type ShotsInBoxScore } from './shots-of';

interface ShotsProps {
  home: TeamLogoFragment;
  away: TeamLogoFragment;
  /** The games that are counted, each with its events. */
  games: readonly { number: number; events: readonly FieldEvent[] }[];
  /** Of all games; those without events here are not looked at. */
  boxScores: readonly ShotsInBoxScore[];
}

const Frame = styled('div', { base: { maxWidth: '40rem' } });
const Legend = styled('p', { base: { marginTop: '2', color: 'fg.muted', fontSize: 'sm' } });

/** Where every shot was taken from; those that were goals are filled. */
export function Shots({ home, away, games, boxScores }: ShotsProps) {
  const { t } = useTranslation('series-field');
  const shots = games.flatMap(({ number, events }) => shotsOf(number, events));
  const count = (side: 'HOME' | 'AWAY') => {
    const own = shots.filter((shot) => shot.side === side);
    return t('shots.count', {
      team: side === 'HOME' ? home.name : away.name,
      shots: own.filter(({ isCounted }) => isCounted).length,
      goals: own.filter(({ isGoal }) => isGoal).length,
    });
  };
  const recorded = boxScores.filter((game) => games.some(({ number }) => number === game.number));
  const missing = areShotsMissing(shots, recorded) && t('shots.missing');
  const uncounted = shots.filter(({ isCounted }) => !isCounted).length;
  return (
    <Section heading={t('shots.heading')}>
      {shots.length === 0 ? (
        <Text color="fg.muted">
          {t('shots.empty')} {missing}
        </Text>
      ) : (
        <Frame>
          <FieldOutline label={t('shots.label', { home: home.name, away: away.name })}>
            {shots.map((shot, index) => (
              <Dot key={index} shot={shot} />
            ))}
          </FieldOutline>
          <Legend>
            {count('HOME')} {count('AWAY')} {t('shots.legend', { home: home.name, away: away.name })} {missing}
            {uncounted > 0 && <> {t('shots.uncounted', { count: uncounted })}</>}
          </Legend>
          <Box marginTop="2">
            <Disclosure summary={t('shots.all')}>
              <ShotTable shots={shots} home={home} away={away} hasGames={games.length > 1} />
            </Disclosure>
          </Box>
        </Frame>
      )}
    </Section>
  );
}

/** A circle for the home team, a square for the away team. */
function Dot({ shot: { side, isGoal, x, y } }: { shot: Shot }) {
  if (x === null || y === null) return null;
  const [across, down] = [acrossOf(OUTLINE, x, y), downOf(OUTLINE, x, y)];
  const goal = isGoal || undefined;
  if (side === 'HOME') return <circle className="shot-home" data-goal={goal} cx={across} cy={down} r="13" />;
  return <rect className="shot-away" data-goal={goal} x={across - 12} y={down - 12} width="24" height="24" />;
}
