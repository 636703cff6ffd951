import { useTranslation } from 'react-i18next';
import { Flex } from '../../styled-system/jsx';
import { useLanguage } from '../../lib/i18n/i18n';
import { contentPart } from '../../ui/page/lazy-part';
import { Skeleton } from '../../ui/skeleton';
import { BannerFrame } from './banner-frame';
import type { HomePageQuery } from './home-page.generated';
import { SeriesBanner } from './series-banner';

const StartContent = contentPart('start-content', () =>
  import('./start-content').then((module) => module.StartContent),
);

type StartBannerProps = Pick<HomePageQuery, 'settings' | 'upcomingTopSeries'>;

/** The top of the start page, by the start_type setting: staff's own text, or the top division's coming series. */
export function StartBanner({ settings, upcomingTopSeries }: StartBannerProps) {
  const { t } = useTranslation('home');
  const isEnglish = useLanguage() === 'en';
  const text = isEnglish ? settings.startContentEng : settings.startContent;
  if (settings.startType === 'custom' && text.trim() !== '')
    return (
      <StartContent text={text} fallback={<Skeleton height={{ base: '256px', md: '220px' }} marginBottom="6" />} />
    );
  if (upcomingTopSeries.length > 0) return <SeriesBanner series={upcomingTopSeries} />;
  return (
    <BannerFrame aria-label={t('banner.label')}>
      <Flex position="relative" height="full" align="center" justify="center" padding="5" color="fg.muted">
        {t('banner.empty')}
      </Flex>
    </BannerFrame>
  );
}
