import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { ErrorState } from '../../../ui/page/error-state';
import { LazyMarkdown } from '../../../ui/markdown/lazy-markdown';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { Section } from '../../../ui/page/section';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { useAboutPageQuery } from './about-page.generated';
import { PersonCard } from './person-card';

const Cards = styled('ul', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' },
});

/** The association, and the people who work for it. */
export default function AboutPage() {
  const { t } = useTranslation('content-information');
  const { data, error, refetch } = useAboutPageQuery({ variables: { language: useLanguage() } });
  return (
    <Page title={t('about.title')} description={t('about.description')}>
      <PageHeading>{t('about.title')}</PageHeading>
      {!data && error && <ErrorState onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={12} />}
      {data && (
        <LazyMarkdown
          text={data.textPage.text}
          rows={10}
          after={
            <styled.div marginTop="8">
              <Section heading={t('about.board')}>
                <Cards>
                  {data.people.board.map((person) => (
                    <PersonCard key={person.handle} person={person} contact={person.contact} />
                  ))}
                </Cards>
              </Section>
              <Section heading={t('about.co-workers')}>
                <Cards>
                  {data.people.coWorkers.map((person) => (
                    <PersonCard key={person.handle} person={person} />
                  ))}
                </Cards>
              </Section>
              <Link variant="inline" to={paths.ownMatters()}>
                {t('about.own-matters')}
              </Link>
            </styled.div>
          }
        />
      )}
    </Page>
  );
}
