import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useCallback, useRef, useState, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { Button } from '../../ui/button';
import { useMediaQuery } from '../../ui/use-media-query';
import { BannerFrame, SlideArea } from './banner-frame';
import type { TopSeriesFragment } from './home-page.generated';
import { SeriesSlide } from './series-slide';
import { isNearby } from './nearby-slides';
import { useAutoplay } from './use-autoplay';

/** A finger moves it from slide to slide; the browser does that by itself. */
const Track = styled('div', {
  base: {
    display: 'flex',
    height: 'full',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
  },
});

const Place = styled('div', {
  base: {
    flex: '0 0 100%',
    minWidth: '0',
    scrollSnapAlign: 'start',
    _motionSafe: { opacity: '0.3', transition: 'opacity 160ms', '&:not([inert])': { opacity: '1' } },
  },
});

const Controls = styled('div', {
  base: { position: 'relative', display: 'flex', alignItems: 'center', justifyContent: 'center', height: 'touch' },
});

const Counter = styled('span', {
  base: { minWidth: '14', textAlign: 'center', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
});

/**
 * Slides that change automatically, except while they are hovered or focused, when paused, and for readers who want no
 * motion.
 */
export function BannerCarousel({ series }: { series: readonly TopSeriesFragment[] }) {
  const { t } = useTranslation('home');
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, holding] = useHeld();

  const count = series.length;
  const move = useCallback(
    (steps: number) => {
      const next = (current + steps + count) % count;
      setCurrent(next);
      if (track.current) track.current.scrollLeft = next * track.current.clientWidth;
    },
    [current, count],
  );
  const moveOn = useCallback(() => move(1), [move]);
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
  };
  const isRunning = !isPaused && !isHeld && !isStill;
  useAutoplay(moveOn, current, isRunning);

  return (
    <BannerFrame aria-label={t('banner.label')} aria-roledescription={t('banner.carousel')} {...holding}>
      <SlideArea aria-live={isRunning ? 'off' : 'polite'}>
        <Track ref={track} onScroll={follow}>
          {series.map((one, index) => (
            <Place
              key={one.id}
              role="group"
              aria-label={t('banner.slide', { number: index + 1, count })}
              inert={index !== current}
            >
              {isNearby(index, current, count) && <SeriesSlide series={one} />}
            </Place>
          ))}
        </Track>
      </SlideArea>
      <Controls>
        <Button variant="ghost" size="icon" aria-label={t('banner.previous')} onClick={() => move(-1)}>
          <ChevronLeft aria-hidden />
        </Button>
        <Counter>{t('banner.of', { number: current + 1, count })}</Counter>
        <Button variant="ghost" size="icon" aria-label={t('banner.next')} onClick={moveOn}>
          <ChevronRight aria-hidden />
        </Button>
        {!isStill && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t(isPaused ? 'banner.play' : 'banner.pause')}
            onClick={() => setIsPaused((before) => !before)}
          >
            {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          </Button>
        )}
      </Controls>
    </BannerFrame>
  );
}

/**
 * True while a pointer is over the element, or keyboard focus is inside it. A button that was clicked with a pointer
 * keeps the focus too, but it does not count: a visitor who has clicked "start" wants it to start.
 */
function useHeld() {
  const [isOver, setIsOver] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const handlers = {
    onPointerEnter: () => setIsOver(true),
    onPointerLeave: () => setIsOver(false),
    onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
    onBlur: () => setIsFocused(false),
  };
  return [isOver || isFocused, handlers] as const;
}
