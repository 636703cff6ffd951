import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHidesResults } from '../../league/spoilers/hidden-results';
import { contentPart } from '../../ui/page/lazy-part';
import { bannerOrder } from './banner-order';
import { BannerFrame, SlideArea } from './banner-frame';
import type { TopSeriesFragment } from './home-page.generated';
import { SeriesSlide } from './series-slide';

const BannerCarousel = contentPart('banner-carousel', () =>
  import('./banner-carousel').then((module) => module.BannerCarousel),
);

/** The top division's coming series, the sent and the top ones first (`banner-order.ts`). The first one is shown in their place until the carousel's code has loaded. */
export function SeriesBanner({ series: coming }: { series: readonly TopSeriesFragment[] }) {
  const { t } = useTranslation('home');
  const hidesResults = useHidesResults();
  const series = useMemo(() => bannerOrder(coming, hidesResults), [coming, hidesResults]);
  const [first] = series;
  if (!first) return null;

  const still = (
    <BannerFrame aria-label={t('banner.label')}>
      <SlideArea>
        <SeriesSlide series={first} />
      </SlideArea>
    </BannerFrame>
  );
  if (series.length === 1) return still;
  return <BannerCarousel series={series} fallback={still} />;
}
