import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeriesRowFragment } from '../../gql/graphql';
import { BannerFrame, SlideArea } from './banner-frame';
import { MatchSlide } from './match-slide';

const BannerCarousel = lazy(() => import('./banner-carousel').then((module) => ({ default: module.BannerCarousel })));

/** The top division's coming series. The first stands still in its place until the carousel's code has come. */
export function MatchBanner({ series }: { series: readonly SeriesRowFragment[] }) {
  const { t } = useTranslation('home');
  const [first] = series;
  if (!first) return null;

  const still = (
    <BannerFrame aria-label={t('banner.label')}>
      <SlideArea>
        <MatchSlide series={first} />
      </SlideArea>
    </BannerFrame>
  );
  if (series.length === 1) return still;
  return (
    <Suspense fallback={still}>
      <BannerCarousel series={series} />
    </Suspense>
  );
}
