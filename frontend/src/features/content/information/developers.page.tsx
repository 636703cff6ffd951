import { useTranslation } from 'react-i18next';
import { Box, Flex } from '../../../styled-system/jsx';
import { useLanguage } from '../../../lib/i18n/i18n';
import { apiPaths, paths } from '../../../lib/paths';
import { ButtonAnchor, ButtonLink } from '../../../ui/button';
import { ErrorState } from '../../../ui/page/error-state';
import { LazyMarkdown } from '../../../ui/markdown/lazy-markdown';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { Section } from '../../../ui/page/section';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { type DevelopersPageQuery, useDevelopersPageQuery } from './developers-page.generated';
import { ApiExampleList } from './developers/api-example-list';
import type { RealThings } from './developers/api-examples';
import { RefusalList } from './developers/refusal-list';

/** How a partner's program reads the league, with example queries to run. */
export default function DevelopersPage() {
  const { t } = useTranslation('content-information');
  const { data, error, refetch } = useDevelopersPageQuery({ variables: { language: useLanguage() } });
  return (
    <Page title={t('developers.title')} description={t('developers.description')} width="prose">
      <PageHeading>{t('developers.title')}</PageHeading>
      <Flex wrap="wrap" gap="3" marginBottom="6">
        <ButtonLink variant="solid" to={paths.partnerAccess()}>
          {t('developers.apply')}
        </ButtonLink>
        <ButtonAnchor href={apiPaths.graphql}>{t('developers.console')}</ButtonAnchor>
        <ButtonAnchor href={apiPaths.restDocs}>{t('developers.rest')}</ButtonAnchor>
        <ButtonAnchor href={apiPaths.openApi}>{t('developers.openapi')}</ButtonAnchor>
        <ButtonAnchor href={apiPaths.schema}>{t('developers.schema')}</ButtonAnchor>
      </Flex>
      {!data && error && <ErrorState onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={40} rowHeight={28} />}
      {data && (
        <>
          <Box marginBottom="8">
            <LazyMarkdown text={data.textPage.text} rows={40} anchors="slug" />
          </Box>
          <Section heading={t('developers.refusals.title')}>
            <RefusalList />
          </Section>
          <Section heading={t('developers.examples')}>
            <ApiExampleList real={realThings(data)} />
          </Section>
        </>
      )}
    </Page>
  );
}

function realThings({ currentSeason, allGames }: DevelopersPageQuery): RealThings {
  const series = allGames.nodes[0]?.series;
  return {
    division: currentSeason?.divisions[0],
    recorded: series && { seriesId: series.id, teamId: series.home.id },
  };
}
