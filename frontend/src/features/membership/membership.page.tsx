import { Box, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../lib/server-text';
import { FormFrame } from '../../ui/form-frame';
import { useSchemaForm } from '../../ui/form-schema';
import { MessageBox } from '../../ui/message-box';
import { Page } from '../../ui/page';
import { PageHeading } from '../../ui/page-heading';
import { MembershipFields } from './membership-fields';
import { membershipSchema, NOTHING_TOLD } from './membership-schema';
import { useApplication, type ApplicationResult } from './use-application';

const KINDS = { saved: 'success', known: 'info', failed: 'error' } as const;

/** Applies for membership of the association; it is free, and needs no login. */
export default function MembershipPage() {
  const { t } = useTranslation('membership');
  const serverText = useServerText();
  const form = useSchemaForm(membershipSchema, NOTHING_TOLD);
  const [result, setResult] = useState<ApplicationResult | null>(null);
  const { send, isBusy } = useApplication(form, setResult);

  return (
    <Page title={t('title')} description={t('description')} width="prose">
      <PageHeading>{t('title')}</PageHeading>
      <Text marginBottom="5">{t('intro')}</Text>
      {result && (
        <Box marginBottom="5">
          {/* another result takes the focus anew */}
          <MessageBox key={result.number} kind={KINDS[result.kind]} title={serverText(result.messageKey)} isResult />
        </Box>
      )}
      <FormFrame form={form} onSubmit={send}>
        <MembershipFields isBusy={isBusy} />
      </FormFrame>
    </Page>
  );
}
