import { useTranslation } from 'react-i18next';
import { Flex } from '../../../styled-system/jsx';
import { LEAGUE } from '../../../lib/league-config';
import { ButtonAnchor } from '../../../ui/button';
import { GiftPicture } from './gift-picture';
import { TextPage } from './text-page';

/** How to help the league, with time or with a gift. */
export default function HelpUsPage() {
  const { t } = useTranslation('content-information');
  return (
    <TextPage name="HELP_US" title={t('help-us.title')} rows={18}>
      <GiftPicture />
      <Flex marginTop="6">
        <ButtonAnchor variant="solid" href={LEAGUE.helpFormUrl} target="_blank" rel="noopener noreferrer">
          {t('help-us.form')}
        </ButtonAnchor>
      </Flex>
    </TextPage>
  );
}
