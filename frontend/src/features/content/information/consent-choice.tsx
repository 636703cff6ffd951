import { useTranslation } from 'react-i18next';
import { Flex } from '../../../styled-system/jsx';
import { answerConsent, useConsent } from '../../../lib/consent';
import { Button } from '../../../ui/button';
import { Section } from '../../../ui/page/section';
import { Text } from '../../../ui/text';

/** Whether the pages that the reader opens are counted, and a button to change it: a yes is taken back as easily as it was given. */
export function ConsentChoice() {
  const { t } = useTranslation('content-information');
  const isCounted = useConsent() === true;
  return (
    <Section heading={t('privacy.choice.heading')}>
      <Flex wrap="wrap" align="center" gap="3">
        <Text role="status">{t(isCounted ? 'privacy.choice.counted' : 'privacy.choice.not-counted')}</Text>
        <Button onClick={() => answerConsent(!isCounted)}>
          {t(isCounted ? 'privacy.choice.stop' : 'privacy.choice.start')}
        </Button>
      </Flex>
    </Section>
  );
}
