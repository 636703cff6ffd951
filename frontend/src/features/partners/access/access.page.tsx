import { useTranslation } from 'react-i18next';
import { apiPaths, paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/session';
import { ButtonAnchor } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { lazyPart } from '../../../ui/page/lazy-part';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Text } from '../../../ui/text';
import { usePartnerAccessQuery } from './access-page.generated';
import { ApplicationState } from './application-state';
import { OwnKeys } from './own-keys';
import { OwnWebhooks } from './own-webhooks';

/** A partner has no form before them. */
const Application = lazyPart(() => import('./application').then((module) => module.Application));

/** A partner's own page: the application, and then keys and webhooks (R48). */
export default function PartnerAccessPage() {
  const { t } = useTranslation('partners-access');
  const { viewer, isLoading } = useSession();
  return (
    <Page title={t('title')} isPrivate width="prose">
      <PageHeading>{t('title')}</PageHeading>
      <Text color="fg.muted" marginBottom="5">
        {t('lead')} <Link to={paths.developers()}>{t('to-developers')}</Link>
      </Text>
      {viewer && <OwnAccess />}
      {!viewer && isLoading && <SkeletonRows rows={3} rowHeight={84} />}
      {!viewer && !isLoading && (
        <EmptyState
          action={
            <ButtonAnchor variant="solid" href={apiPaths.login}>
              {t('login')}
            </ButtonAnchor>
          }
        >
          {t('visitor')}
        </EmptyState>
      )}
    </Page>
  );
}

function OwnAccess() {
  const { data, error, refetch } = usePartnerAccessQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonRows rows={3} rowHeight={84} />;
  const { myPartner: partner, myApiKeys, myWebhooks } = data;
  if (!partner || partner.status === 'DENIED') {
    return <Application denied={partner} fallback={<SkeletonRows rows={4} rowHeight={112} />} />;
  }
  if (partner.status !== 'ACCEPTED') return <ApplicationState partner={partner} />;
  return (
    <>
      <OwnKeys keys={myApiKeys} />
      <OwnWebhooks webhooks={myWebhooks} />
    </>
  );
}
