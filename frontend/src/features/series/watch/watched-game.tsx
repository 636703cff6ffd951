import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { useAddress } from '../../../lib/use-address';
import { Link } from '../../../ui/link';
import { ErrorState } from '../../../ui/page/error-state';
import { Text } from '../../../ui/text';
import { useMediaQuery } from '../../../ui/use-media-query';
import { goalsOf } from '../field/event-words';
import { watchSearch } from '../field/watch-link';
import type { SeriesHeaderFragment } from '../series-header.generated';
import { WatchSkeleton } from '../watch-skeleton';
import { Controls } from './controls';
import { EventList } from './event-list';
import { FieldCanvas } from './field-canvas';
import { createPlayback, type Playback } from './playback';
import { clockAt, Scoreboard, scoreAt } from './scoreboard';
import type { SeriesWatchQuery } from './series-watch.generated';
import { endOf, type Track } from './track';
import { useTrack } from './use-track';
import type { Wanted } from '../wanted';
import { goalsAround, rangeOf, startOf } from './watched';

type Play = NonNullable<NonNullable<SeriesWatchQuery['series']>['games'][number]['fieldPlay']>;

interface WatchedGameProps {
  series: SeriesHeaderFragment;
  wanted: Wanted;
  play: Play;
}

/**
 * The controls stand over the field, so that a phone, whose field is upright and as high as its window, shows them with it. On a desk
 * the field is as high as the window has room for.
 */
const Stage = styled('div', { base: { maxWidth: { sm: 'max(20rem, (100vh - 20rem) * 1.447)' } } });

const Layout = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(16rem, 1fr)' },
    gap: '4',
    alignItems: 'start',
  },
});

/** One game: its track is fetched, and then it can be played. */
export function WatchedGame({ series, wanted, play }: WatchedGameProps) {
  const { t } = useTranslation('series-watch');
  const { track, hasFailed, retry } = useTrack(play.trackUrl);
  if (hasFailed) return <ErrorState onRetry={retry}>{t('failed')}</ErrorState>;
  if (!track) return <WatchSkeleton />;
  return <Player series={series} wanted={wanted} play={play} track={track} />;
}

/** Arrow keys go this far. */
const STEP_S = 2;

/** Keys that a control has its own use for. */
const hasOwnKeys = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('button, a, summary, select');

function Player({ series, wanted, play, track }: WatchedGameProps & { track: Track }) {
  const { t } = useTranslation('series-watch');
  const { search, set, entryState } = useAddress();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  // who has no keys reads what a finger does
  const isTouched = useMediaQuery('(hover: none) and (pointer: coarse)');
  const { home, away } = series;
  const teams = { home: home.name, away: away.name };
  const goals = goalsOf(play.events);
  const goal = wanted.goal === null ? undefined : goals[wanted.goal - 1];
  const { from, to } = rangeOf(goal, endOf(track));
  const [playback] = useState(() => createPlayback({ from, to }, window));
  const names = useMemo(() => namesOf(track, play), [track, play]);

  useEffect(() => {
    // nothing moves by itself for those who do not want it
    if (!isStill) playback.play();
    return playback.pause;
  }, [playback, isStill]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const act = keyAct(event, playback);
    if (!act) return;
    event.preventDefault();
    act();
  };
  const goTo = (index: number | null): (() => void) | null => {
    const target = index === null ? undefined : goals[index];
    if (!target || index === null) return null;
    return goal
      ? () => set({ goal: String(index + 1) }, { state: entryState() })
      : () => playback.seek(startOf(target));
  };
  return (
    <Layout onKeyDown={onKeyDown}>
      <Stage>
        <Scoreboard playback={playback} track={track} home={home} away={away} goals={goals} />
        <Controls
          playback={playback}
          from={from}
          to={to}
          timeText={(seconds) =>
            t('time-text', { ...teams, clock: clockAt(track, seconds), score: scoreAt(goals, seconds) })
          }
          goalsAt={(seconds) => {
            const around = goal
              ? { before: goals.indexOf(goal) - 1, after: goals.indexOf(goal) + 1 }
              : goalsAround(goals, seconds);
            return { before: goTo(around.before), after: goTo(around.after) };
          }}
        />
        <FieldCanvas track={track} playback={playback} names={names} label={t('canvas')} />
        <Text color="fg.muted" fontSize="sm" marginTop="2">
          {t('legend', teams)} {t(isTouched ? 'touch' : 'keys')}
        </Text>
        {goal && (
          <Text marginTop="2">
            <Link
              to={{ search: watchSearch(search.toString(), wanted.game) }}
              state={entryState()}
              replace
              preventScrollReset
            >
              {t('whole-game')}
            </Link>
          </Text>
        )}
      </Stage>
      <EventList playback={playback} events={play.events} from={from} to={to} teams={teams} />
    </Layout>
  );
}

function keyAct({ key, target }: KeyboardEvent, playback: Playback): (() => void) | null {
  // arrow keys choose the speed there
  if (target instanceof HTMLInputElement && target.type === 'radio') return null;
  if (key === ' ') return hasOwnKeys(target) ? null : playback.toggle;
  if (key === 'ArrowLeft') return () => playback.seek(playback.time() - STEP_S);
  if (key === 'ArrowRight') return () => playback.seek(playback.time() + STEP_S);
  return null;
}

/** The names of the track's players: the league's, by their id. One whom the report does not credit has none. */
function namesOf(track: Track, { home, away }: Play): string[] {
  const known = new Map(
    [...home.players, ...away.players].flatMap(({ player }) => (player ? [[player.id, player.nickname] as const] : [])),
  );
  return track.players.map(({ playerId }) => (playerId === null ? undefined : known.get(playerId)) ?? '');
}
