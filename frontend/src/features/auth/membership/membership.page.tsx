import { skipToken } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '../../../styled-system/jsx';
import { Text } from '../../../ui/text';
import { useServerText } from '../../../lib/i18n/server-text';
import { useSession } from '../../../lib/session/session';
import { FormFrame } from '../../../ui/form/form-frame';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { useDraftFields } from '../../../league/drafts/use-draft-fields';
import { MessageBox } from '../../../ui/dialog/message-box';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { MembershipFields } from './membership-fields';
import { MembershipSaved } from './membership-saved';
import { membershipSchema, NOTHING_TOLD, UNKEPT } from './membership-schema';
import { useOwnEmailQuery } from './own-email.generated';
import { useApplication, type ApplicationResult } from './use-application';

const KINDS = { known: 'info', failed: 'error' } as const;

/** An application for membership of the association. It is free and needs no login. */
export default function MembershipPage() {
  const { t } = useTranslation('auth-membership');
  const { viewer, isLoading, hasLoggedOut } = useSession();
  // who registers as a player becomes a member on the way, with the address that the league will know them by
  const isOnTheWay = viewer !== null && viewer.playerId === null;
  const { data, loading: isAsked } = useOwnEmailQuery(isOnTheWay ? {} : skipToken);
  return (
    <Page title={t('title')} description={t('description')} width="prose">
      <PageHeading>{t('title')}</PageHeading>
      <Text marginBottom="5">{t('intro')}</Text>
      {/* the draft's owner must be known first; a logout deletes the draft */}
      {isLoading || isAsked ? (
        <SkeletonRows rows={10} rowHeight={76} />
      ) : (
        <Application key={String(hasLoggedOut)} email={data?.registration.email ?? ''} />
      )}
    </Page>
  );
}

function Application({ email }: { email: string }) {
  const { t } = useTranslation('auth-membership');
  const serverText = useServerText();
  const form = useSchemaForm(membershipSchema, { ...NOTHING_TOLD, email });
  const draft = { form: 'membership', thing: 'new', isForVisitors: true, unkept: UNKEPT };
  const { notice, clear } = useDraftFields(form, draft, t('draft-note'));
  const [result, setResult] = useState<ApplicationResult | null>(null);
  const onResult = useCallback(
    (next: ApplicationResult | null) => {
      setResult(next);
      if (next?.kind === 'saved') clear();
    },
    [clear],
  );
  const { send, isBusy } = useApplication(form, onResult);

  if (result?.kind === 'saved') return <MembershipSaved result={result} onAgain={() => setResult(null)} />;
  return (
    <>
      {notice}
      {result && (
        <Box marginBottom="5">
          {/* a new result takes the focus again */}
          <MessageBox key={result.number} kind={KINDS[result.kind]} title={serverText(result.messageKey)} isResult />
        </Box>
      )}
      <FormFrame form={form} onSubmit={send}>
        <MembershipFields isBusy={isBusy} />
      </FormFrame>
    </>
  );
}
