import { SkipBack, SkipForward } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Flex, styled } from '../../../styled-system/jsx';
import { Button } from '../../../ui/button';
import { PlayMark } from './play-marks';
import { SPEEDS, type Playback } from './playback';
import { useAtTime } from './use-at-time';

const Slider = styled('input', {
  base: { width: 'full', height: 'touch', accentColor: '{colors.action}', cursor: 'pointer', touchAction: 'pan-y' },
});

const Speeds = styled('fieldset', {
  base: {
    display: 'flex',
    '& label': { position: 'relative', cursor: 'pointer' },
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
    '& span': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: 'touch',
      minHeight: 'touch',
      color: 'fg.muted',
      borderBottom: '3px solid transparent',
    },
    '& input:checked + span': { color: 'fg', fontWeight: 'bold', borderBottomColor: 'action' },
    '& input:focus-visible + span': { outline: '2px solid', outlineColor: 'action', outlineOffset: '-2px' },
  },
});

interface ControlsProps {
  playback: Playback;
  from: number;
  to: number;
  /** The clock and the score at a time, in words. */
  timeText: (seconds: number) => string;
  /** Goes from a time to the goal before or after it; null when there is none. */
  goalsAt: (seconds: number) => { before: (() => void) | null; after: (() => void) | null };
}

/** Play and pause, the time, the speed, and from goal to goal. */
export function Controls({ playback, from, to, timeText, goalsAt }: ControlsProps) {
  const { t } = useTranslation('series-watch');
  const { isPlaying, speed } = useSyncExternalStore(playback.subscribe, playback.state, playback.state);
  const hasBefore = useAtTime(playback, (seconds) => Number(goalsAt(seconds).before !== null)) === 1;
  const hasAfter = useAtTime(playback, (seconds) => Number(goalsAt(seconds).after !== null)) === 1;
  return (
    <>
      <TimeSlider playback={playback} from={from} to={to} timeText={timeText} />
      <Flex align="center" gap="2" wrap="wrap">
        <Button
          size="icon"
          aria-label={t('goal-before')}
          title={t('goal-before')}
          aria-disabled={!hasBefore}
          onClick={() => goalsAt(playback.time()).before?.()}
        >
          <SkipBack aria-hidden />
        </Button>
        <Button variant="solid" size="icon" aria-label={t(isPlaying ? 'pause' : 'play')} onClick={playback.toggle}>
          <PlayMark isPlaying={isPlaying} />
        </Button>
        <Button
          size="icon"
          aria-label={t('goal-after')}
          title={t('goal-after')}
          aria-disabled={!hasAfter}
          onClick={() => goalsAt(playback.time()).after?.()}
        >
          <SkipForward aria-hidden />
        </Button>
        <Speeds>
          <legend className="visually-hidden">{t('speed')}</legend>
          {SPEEDS.map((one) => (
            <label key={one}>
              <input type="radio" name="speed" checked={one === speed} onChange={() => playback.setSpeed(one)} />
              <span className="numbers">{t(`speeds.${one === 0.5 ? 'half' : one === 1 ? 'normal' : 'double'}`)}</span>
            </label>
          ))}
        </Speeds>
      </Flex>
    </>
  );
}

function TimeSlider({ playback, from, to, timeText }: Omit<ControlsProps, 'goalsAt'>) {
  const { t } = useTranslation('series-watch');
  const slider = useRef<HTMLInputElement>(null);
  const text = useAtTime(playback, timeText);
  // moved directly: at each frame, without React
  useEffect(
    () =>
      playback.onTime((seconds) => {
        if (slider.current) slider.current.value = String(seconds);
      }),
    [playback],
  );
  return (
    <Slider
      ref={slider}
      type="range"
      min={from}
      max={to}
      step={0.1}
      defaultValue={playback.time()}
      aria-label={t('time')}
      aria-valuetext={text}
      onChange={({ target }) => {
        playback.pause();
        playback.seek(Number(target.value));
      }}
    />
  );
}
