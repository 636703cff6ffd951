import { useTranslation } from 'react-i18next';
import { Box, styled } from '../../../styled-system/jsx';
import { Disclosure } from '../../../ui/disclosure';
import { eventWords, goalsOf, type FieldEvent, type TeamNames } from './event-words';
import { formatClock, formatField } from '../../../league/field/field-units';
import { TimelineDrawing } from './timeline-drawing';
import { WatchLink } from './watch-link';
import { useLanguage } from '../../../lib/i18n/i18n';

interface TimelineProps {
  game: number;
  seconds: number;
  events: readonly FieldEvent[];
  teams: TeamNames;
}

const Events = styled('ol', {
  base: {
    listStyle: 'none',
    '& li': {
      display: 'grid',
      // on a phone the way to watch a goal stands below its words, which would be squeezed beside it
      gridTemplateColumns: { base: '3.5rem minmax(0, 1fr)', sm: '3.5rem minmax(0, 1fr) auto' },
      columnGap: '2',
      alignItems: 'baseline',
      paddingBlock: '1.5',
      overflowWrap: 'anywhere',
    },
    '& li + li': { borderTopWidth: '1px', borderColor: 'border' },
    '& a': { gridColumn: { base: '2', sm: 'auto' }, justifySelf: 'start' },
    '& .clock': { color: 'fg.muted', textAlign: 'right' },
  },
});

/** The course of a game: a drawn line of the lead, its goals with a way to watch them, and all that happened behind it. */
export function Timeline({ game, seconds, events, teams }: TimelineProps) {
  const { t } = useTranslation('series-field');
  const language = useLanguage();
  const goals = goalsOf(events);
  const speedOf = ({ speed }: FieldEvent) => (speed === null ? '' : `, ${formatField(speed, 'speed', language)}`);
  return (
    <>
      <TimelineDrawing
        label={t('timeline.label', { number: game, home: teams.home, away: teams.away })}
        seconds={seconds}
        events={events}
        teams={teams}
      />
      <Events aria-label={t('timeline.goals', { number: game })}>
        {goals.map((goal, index) => (
          <li key={index}>
            <span className="numbers clock">{formatClock(goal.clock, goal.isOvertime)}</span>
            <span>
              {eventWords(t, goal, teams, language)}
              {speedOf(goal)}
            </span>
            <WatchLink game={game} goal={index + 1} which={t('watch.goal-of', { game, goal: index + 1 })}>
              {t('watch.goal')}
            </WatchLink>
          </li>
        ))}
      </Events>
      <Box marginTop="2">
        <Disclosure summary={t('timeline.all', { count: events.length })}>
          <Events aria-label={t('timeline.events', { number: game })}>
            {events.map((event, index) => (
              <li key={index}>
                <span className="numbers clock">{formatClock(event.clock, event.isOvertime)}</span>
                <span>{eventWords(t, event, teams, language)}</span>
              </li>
            ))}
          </Events>
        </Disclosure>
      </Box>
    </>
  );
}
