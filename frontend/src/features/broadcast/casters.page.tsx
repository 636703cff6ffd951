import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import { lazyPart } from '../../ui/page/lazy-part';
import { Page } from '../../ui/page/page';
import { PageHeading } from '../../ui/page/page-heading';
import { Section } from '../../ui/page/section';
import { SkeletonRows } from '../../ui/page/skeleton-rows';
import { Text } from '../../ui/text';

const Steps = styled('ol', {
  base: { maxWidth: 'prose', paddingLeft: '6', listStyleType: 'decimal', '& > li': { paddingBlock: '1' } },
});

// the browser breaks a line after a question mark
const Typed = styled('code', { base: { whiteSpace: 'nowrap' } });

/** A sentence in which what is to be typed stands between backticks. */
const withTyped = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <Typed key={index}>{part}</Typed> : part));

// what it lists depends on the day, so the server does not draw it
const Builder = lazyPart(() => import('./address-builder').then((module) => module.AddressBuilder));

/** As high as the builder, so that nothing below it moves when it comes. */
const Place = styled('div', { base: { minHeight: { base: '66rem', lg: '42rem' } } });

/** Explains the graphics for broadcasts, and makes their addresses. */
export default function CastersPage() {
  const { t } = useTranslation('broadcast');
  return (
    <Page title={t('title')} description={t('description')}>
      <PageHeading>{t('title')}</PageHeading>
      <Text maxWidth="prose" marginBottom="6">
        {t('intro')}
      </Text>
      <Section heading={t('build')}>
        <Place>
          <Builder fallback={<SkeletonRows rows={12} rowHeight={56} />} />
        </Place>
      </Section>
      <Section heading={t('how')}>
        <Steps>
          {(['source', 'paste', 'css', 'debug'] as const).map((step) => (
            <li key={step}>{withTyped(t(`step.${step}`))}</li>
          ))}
        </Steps>
        <Text maxWidth="prose" marginTop="3">
          {t('silent')}
        </Text>
        <Text maxWidth="prose" marginTop="3">
          <Link variant="inline" to={paths.cooperation()}>
            {t('partner')}
          </Link>
        </Text>
      </Section>
    </Page>
  );
}
