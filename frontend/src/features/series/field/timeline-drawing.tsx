import { styled } from '../../../styled-system/jsx';
import type { FieldEvent, TeamNames } from './event-words';
import { clockMarks, leadOf } from './lead-line';

interface TimelineDrawingProps {
  label: string;
  /** The length of the game. */
  seconds: number;
  events: readonly FieldEvent[];
  teams: TeamNames;
}

const HEIGHT = 168;
/** Outside of the plot, so that no cross lies on the lead's line: each team's demolitions beside its name. */
const PLOT = { top: 36, bottom: 116 };
const DEMOLITIONS = { home: 26, away: 126 };
const MIDDLE = (PLOT.top + PLOT.bottom) / 2;
/** The line is drawn in thousandths of the game, and stretched over the width. */
const WHOLE = 1000;

const Frame = styled('div', {
  base: {
    paddingInline: '4',
    marginBottom: '2',
    bg: 'bg.surface',
    borderRadius: 'md',
    overflow: 'hidden',
    '& > svg': { display: 'block', width: 'full', overflow: 'visible', fontSize: '12px' },
    '& text': { fill: 'fg.muted' },
    '& .team': { fontWeight: 'semibold' },
    '& .even': { stroke: 'border.control', strokeDasharray: '4 4' },
    '& .minute': { stroke: 'border' },
    '& .lead': { fill: 'none', stroke: 'fg.muted', strokeWidth: '2px', vectorEffect: 'non-scaling-stroke' },
    '& .home': { fill: 'fg.link', stroke: 'fg.link', strokeWidth: '2px' },
    '& .away': { fill: 'bg.surface', stroke: 'rank.X', strokeWidth: '2.5px' },
    '& .demolition': { stroke: 'fg.muted', strokeWidth: '2px' },
    '& .overtime': { stroke: 'fg.draw', strokeWidth: '2px', strokeDasharray: '2 3' },
  },
});

/**
 * The lead over the game, the home team's above the middle. Home goals are filled dots, away goals hollow squares;
 * demolitions are small crosses on the side of the team that made them. The same stands in words in the lists.
 */
export function TimelineDrawing({ label, seconds, events, teams }: TimelineDrawingProps) {
  const steps = leadOf(events);
  const end = Math.max(seconds, ...events.map((event) => event.seconds), 1);
  const most = Math.max(2, ...steps.map(({ lead }) => Math.abs(lead)));
  const across = (at: number) => `${(at / end) * 100}%`;
  const along = (at: number) => (at / end) * WHOLE;
  const down = (lead: number) => MIDDLE - (lead / most) * (MIDDLE - PLOT.top);
  const path = steps.map(({ seconds: at, lead }) => (at === 0 ? `M0,${down(lead)}` : `H${along(at)}V${down(lead)}`));
  return (
    <Frame>
      <svg height={HEIGHT} role="img" aria-label={label}>
        {clockMarks(events, end).map(({ seconds: at, text }) => (
          <Minute key={at} text={text} x={across(at)} />
        ))}
        <line className="even" x1="0" x2="100%" y1={MIDDLE} y2={MIDDLE} />
        <text className="team" y={14}>
          {teams.home}
        </text>
        <text className="team" y={PLOT.bottom + 30}>
          {teams.away}
        </text>
        <svg width="100%" height={HEIGHT} viewBox={`0 0 ${WHOLE} ${HEIGHT}`} preserveAspectRatio="none">
          <path className="lead" d={`${path.join('')}H${WHOLE}`} />
        </svg>
        {events.map((event, index) => (
          <svg key={index} overflow="visible" x={across(event.seconds)} y={heightOf(event, down)}>
            <Mark event={event} />
          </svg>
        ))}
      </svg>
    </Frame>
  );
}

/** Where an event is marked, from the top of the drawing. */
function heightOf({ kind, side, homeGoals, awayGoals }: FieldEvent, down: (lead: number) => number): number {
  if (kind === 'GOAL') return down(homeGoals - awayGoals);
  if (kind === 'OVERTIME') return PLOT.bottom;
  return side === 'HOME' ? DEMOLITIONS.home : DEMOLITIONS.away;
}

/** A line at a whole minute, with what the clock shows then. The first and the last one would stick out. */
function Minute({ text, x }: { text: string; x: string }) {
  return (
    <>
      <line className="minute" x1={x} x2={x} y1={PLOT.top} y2={PLOT.bottom} />
      <text x={x} y={HEIGHT - 6} textAnchor={x === '0%' ? 'start' : x === '100%' ? 'end' : 'middle'}>
        {text}
      </text>
    </>
  );
}

/** What a mark looks like, around its own middle. */
function Mark({ event: { kind, side } }: { event: FieldEvent }) {
  if (kind === 'GOAL' && side === 'HOME') return <circle className="home" r="5" />;
  if (kind === 'GOAL') return <rect className="away" x="-5" y="-5" width="10" height="10" />;
  if (kind === 'OVERTIME') return <line className="overtime" y1={PLOT.top - PLOT.bottom} y2="0" />;
  if (kind === 'DEMOLITION') return <path className="demolition" d="M-3,-3l6,6m0,-6l-6,6" />;
  return null;
}
