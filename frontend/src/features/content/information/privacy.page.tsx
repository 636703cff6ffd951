import { useTranslation } from 'react-i18next';
import { ConsentChoice } from './consent-choice';
import { TextPage } from './text-page';

/** The cookies and personal data that are stored, why, and for how long; and the reader's own answer about being counted. */
export default function PrivacyPage() {
  const { t } = useTranslation('content-information');
  return (
    <TextPage name="PRIVACY" title={t('privacy.title')} rows={40} hasAnchors isDated>
      <ConsentChoice />
    </TextPage>
  );
}
