import type { ReactNode } from 'react';
import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Text } from '../../../ui/text';
import { Skeleton } from '../../../ui/skeleton';
import { RequestWaiting } from '../../../league/request-waiting';
import { apiPaths, paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/session';
import { ButtonAnchor, ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { useTurnedTrue } from '../../../ui/use-turned-true';
import { type RegistrationPageQuery, useRegistrationPageQuery } from './registration-page.generated';
import { otherFormPath, type RegistrationForm } from './registration-step';

interface RegistrationFrameProps {
  form: RegistrationForm;
  /** The form itself, when the known details have loaded. */
  children: (registration: RegistrationPageQuery['registration']) => ReactNode;
}

/** The frame of each form: checks who may fill it in, and redirects the others. */
export function RegistrationFrame({ form, children }: RegistrationFrameProps) {
  const { t } = useTranslation('players-registration');
  return (
    <Page title={t(`${form}.title`)} isPrivate width="prose">
      <PageHeading>{t(`${form}.title`)}</PageHeading>
      <Content form={form}>{children}</Content>
    </Page>
  );
}

function Content({ form, children }: RegistrationFrameProps) {
  const { t } = useTranslation('players-registration');
  const { viewer, isLoading } = useSession();
  const { data, error, refetch } = useRegistrationPageQuery(viewer ? { fetchPolicy: 'network-only' } : skipToken);

  const claim = data?.myRequests.find(({ kind }) => kind === 'EXISTING_USER');
  const isResult = useTurnedTrue(data ? claim !== undefined : null);

  if (!viewer && !isLoading) {
    return (
      <EmptyState
        action={
          <ButtonAnchor variant="solid" href={apiPaths.login}>
            {t('visitor.login')}
          </ButtonAnchor>
        }
      >
        {t('visitor.text')}
      </EmptyState>
    );
  }
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="20" role="status" aria-label={t('loading')} />;

  const path = otherFormPath(form, data.registration);
  if (path !== null) return <Navigate to={path} replace />;
  if (claim) {
    return (
      <RequestWaiting
        title={t('waiting.title')}
        request={claim}
        isResult={isResult}
        refetch={['RegistrationPage']}
        actions={
          <ButtonLink variant="solid" to={paths.home()}>
            {t('waiting.home')}
          </ButtonLink>
        }
      >
        {t('waiting.text')}
      </RequestWaiting>
    );
  }
  return (
    <>
      <Text marginBottom="5">{t(`${form}.text`)}</Text>
      {children(data.registration)}
    </>
  );
}
