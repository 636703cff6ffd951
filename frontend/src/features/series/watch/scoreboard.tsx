import type { TeamLogoFragment } from '../../../league/team-logo.generated';
import { styled } from '../../../styled-system/jsx';
import { formatScore } from '../../../lib/i18n/format';
import { Crest } from '../../../ui/crest';
import type { FieldEvent } from '../field/event-words';
import { formatClock } from '../../../league/field/field-units';
import type { Playback } from './playback';
import { SAMPLES_A_SECOND, type Track } from './track';
import { useAtTime } from './use-at-time';
import { lastBefore } from './watched';

const Board = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '3',
    minHeight: { base: '16', sm: '12' },
    lineHeight: 'tight',
    // on a phone the crest stands above the name, and the letters are narrow, so that a long word is not torn apart
    '& > span': {
      display: 'flex',
      flexDirection: { base: 'column', sm: 'row' },
      alignItems: 'center',
      columnGap: '2',
      rowGap: '1',
      minWidth: '0',
      fontFamily: 'display',
      fontWeight: 'semibold',
      textAlign: { base: 'center', sm: 'left' },
      overflowWrap: 'anywhere',
    },
    '& > span:first-child': {
      flexDirection: { base: 'column', sm: 'row-reverse' },
      textAlign: { base: 'center', sm: 'right' },
    },
    '& .score': { fontFamily: 'display', fontSize: 'xl', fontWeight: 'bold' },
    '& .clock': { display: 'block', textAlign: 'center', color: 'fg.muted', fontSize: 'sm' },
  },
});

/** The scoreboard's clock at a time. */
export function clockAt(track: Track, seconds: number): string {
  const sample = Math.min(Math.max(0, Math.floor(seconds * SAMPLES_A_SECOND)), track.samples - 1);
  return formatClock(track.clock[sample] ?? null, track.overtime[sample] === 1);
}

/** The score at a time. */
export function scoreAt(goals: readonly FieldEvent[], seconds: number): string {
  const last = goals[lastBefore(goals, seconds)];
  return formatScore(last?.homeGoals ?? 0, last?.awayGoals ?? 0);
}

interface ScoreboardProps {
  playback: Playback;
  track: Track;
  home: TeamLogoFragment;
  away: TeamLogoFragment;
  goals: readonly FieldEvent[];
}

/** Teams, score and clock. It is drawn again when one of them changes, not at each frame. */
export function Scoreboard({ playback, track, home, away, goals }: ScoreboardProps) {
  const score = useAtTime(playback, (seconds) => scoreAt(goals, seconds));
  const clock = useAtTime(playback, (seconds) => clockAt(track, seconds));
  return (
    <Board>
      <span>
        <Crest image={home.logo} name={home.name} size={28} />
        {home.name}
      </span>
      <div className="numbers">
        <span className="score">{score}</span>
        <span className="clock">{clock}</span>
      </div>
      <span>
        <Crest image={away.logo} name={away.name} size={28} />
        {away.name}
      </span>
    </Board>
  );
}
