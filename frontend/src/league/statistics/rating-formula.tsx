import { useTranslation } from 'react-i18next';
import { Box } from '../../styled-system/jsx';
import { Text } from '../../ui/text';
import { Disclosure } from '../../ui/disclosure';

/** How the rating is computed (R7), for readers who want to check it. */
export function RatingFormula() {
  const { t } = useTranslation('league-statistics');
  return (
    <Box marginTop="4" maxWidth="prose">
      <Disclosure summary={t('rating.question')}>
        <Text marginBottom="2">{t('rating.meaning')}</Text>
        <Text marginBottom="2" className="numbers" fontWeight="medium">
          {t('rating.formula')}
        </Text>
        <Text color="fg.muted">{t('rating.terms')}</Text>
      </Disclosure>
    </Box>
  );
}
