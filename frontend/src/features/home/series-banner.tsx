import { useTranslation } from 'react-i18next';
import type { TopSeriesFragment } from '../../gql/home/graphql';
import { contentPart } from '../../ui/page/lazy-part';
import { BannerFrame, SlideArea } from './banner-frame';
import { SeriesSlide } from './series-slide';

const BannerCarousel = contentPart('banner-carousel', () =>
  import('./banner-carousel').then((module) => module.BannerCarousel),
);

/** The top division's coming series. The first one is shown in their place until the carousel's code has loaded. */
export function SeriesBanner({ series }: { series: readonly TopSeriesFragment[] }) {
  const { t } = useTranslation('home');
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
