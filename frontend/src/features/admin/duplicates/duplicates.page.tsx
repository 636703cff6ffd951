import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../ui/page/page-heading';
import { Section } from '../../../ui/page/section';
import { AdminPage } from '../shell/admin-page';
import { DuplicateList } from './duplicate-list';
import { PickPair } from './pick-pair';

/** Players who may have been registered twice, and the way to make them one (R23). */
export default function DuplicatesPage() {
  const { t } = useTranslation('admin-duplicates');
  return (
    <AdminPage tab="duplicates" title={t('title')}>
      <PageHeading>{t('title')}</PageHeading>
      <Text maxWidth="prose" marginBottom="4">
        {t('about')}
      </Text>
      <Section heading={t('by-hand')}>
        <PickPair />
      </Section>
      <Section heading={t('suggestions')}>
        <DuplicateList />
      </Section>
    </AdminPage>
  );
}
