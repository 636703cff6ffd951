import { useTranslation } from 'react-i18next';
import { Box } from '../../../styled-system/jsx';
import { LEAGUE } from '../../../lib/league-config';
import { ExternalLink } from '../../../ui/link';
import { Section } from '../../../ui/page/section';
import { TextPage } from './text-page';

/** Says that the league sells nothing itself, and links to shops with offers for its friends. */
export default function MerchPage() {
  const { t } = useTranslation('content-information');
  return (
    <TextPage name="MERCH" title={t('merch.title')} rows={6}>
      <Box marginTop="8">
        <Section heading={t('merch.shops')}>
          <p>{t('merch.discount', LEAGUE.discount)}</p>
          <ul>
            {LEAGUE.shops.map(({ name, url }) => (
              <li key={name}>
                <ExternalLink href={url} display="inline-flex" alignItems="center" minHeight="touch">
                  {name}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </Section>
      </Box>
    </TextPage>
  );
}
