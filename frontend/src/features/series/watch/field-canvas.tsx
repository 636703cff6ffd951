import { useEffect, useRef } from 'react';
import { styled } from '../../../styled-system/jsx';
import { coloursOf, drawField } from './draw-field';
import { drawMoment } from './draw-moment';
import { viewOf } from '../field/field-view';
import { emptyMoment, momentAt } from './moment';
import type { Playback } from './playback';
import type { Track } from './track';

/** More pixels than this are not seen, and cost time at each frame. */
const MOST_PIXEL_RATIO = 2;

/** Upright on a phone, lying elsewhere. It has its size before anything is drawn, so nothing below it moves. */
const Frame = styled('div', {
  base: {
    position: 'relative',
    width: 'full',
    aspectRatio: { base: '8512 / 12320', sm: '12320 / 8512' },
    cursor: 'pointer',
    '--ground': '{colors.bg.surface}',
    '--line': '{colors.border.control}',
    '--text': '{colors.fg}',
    '--muted': '{colors.fg.muted}',
    '--home': '{colors.fg.link}',
    '--away': '{colors.rank.X}',
    '--ball': '{colors.fg}',
    '--shadow': '{colors.fg.muted}',
    '--behind': '{colors.bg.canvas}',
    '& canvas': { position: 'absolute', inset: '0', width: 'full', height: 'full', touchAction: 'manipulation' },
  },
});

interface FieldCanvasProps {
  track: Track;
  playback: Playback;
  /** The names of the track's players. */
  names: readonly string[];
  /** What the picture is, for those who do not see it. What happens in it stands in the list beside it. */
  label: string;
}

/** The field from above at the time of the playback. A press plays or pauses. */
export function FieldCanvas({ track, playback, names, label }: FieldCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!frame.current) return;
    return drawOn(frame.current, { track, playback, names });
  }, [track, playback, names]);
  return (
    <Frame ref={frame} onClick={playback.toggle}>
      <canvas role="img" aria-label={label} />
    </Frame>
  );
}

/** Draws on the canvas of an element until the returned function is called: at each frame, in each size and theme. */
function drawOn(
  frame: HTMLElement,
  { track, playback, names }: Pick<FieldCanvasProps, 'track' | 'playback' | 'names'>,
): () => void {
  const canvas = frame.querySelector('canvas');
  const ctx = canvas?.getContext('2d');
  const ground = document.createElement('canvas');
  const groundCtx = ground.getContext('2d');
  if (!canvas || !ctx || !groundCtx) return () => undefined;
  const moment = emptyMoment(track);
  const font = getComputedStyle(frame).fontFamily;
  let view = viewOf(0, false);
  let colours = coloursOf(frame);

  const draw = (seconds: number) => {
    if (view.width === 0) return;
    ctx.clearRect(0, 0, view.width, view.height);
    ctx.drawImage(ground, 0, 0, view.width, view.height);
    momentAt(track, seconds, moment);
    drawMoment({ ctx, view, colours, font }, track, moment, seconds, names);
  };
  const prepare = () => {
    const { width, height } = frame.getBoundingClientRect();
    const ratio = Math.min(window.devicePixelRatio, MOST_PIXEL_RATIO);
    view = viewOf(width, height > width);
    colours = coloursOf(frame);
    for (const surface of [canvas, ground]) {
      surface.width = Math.round(width * ratio);
      surface.height = Math.round(height * ratio);
    }
    for (const one of [ctx, groundCtx]) one.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawField(groundCtx, view, colours);
    draw(playback.time());
  };

  const sizes = new ResizeObserver(prepare);
  sizes.observe(frame);
  const themes = new MutationObserver(prepare);
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  const stopFollowing = playback.onTime(draw);
  return () => {
    sizes.disconnect();
    themes.disconnect();
    stopFollowing();
  };
}
