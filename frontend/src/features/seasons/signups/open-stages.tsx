import { useTranslation } from 'react-i18next';
import { Box, styled } from '../../../styled-system/jsx';
import { paths } from '../../../lib/paths';
import { Heading } from '../../../ui/text';
import { Link } from '../../../ui/link';
import type { SignupPageQuery } from './signup-page.generated';
import { divisionName } from '../../../league/division-name';
import { useLanguage } from '../../../lib/i18n/i18n';

const List = styled('ul', { base: { marginBlock: '2', paddingInlineStart: '5', listStyleType: 'disc' } });

/** The qualifiers and cups that a team without a place plays in when it signs up. */
export function OpenStages({ stages }: { stages: SignupPageQuery['signup']['openStages'] }) {
  const { t } = useTranslation('seasons-signups');
  const language = useLanguage();
  if (stages.length === 0) return null;
  return (
    <Box marginBlock="4">
      <Heading as="h2" size="md">
        {t('qualifiers.heading')}
      </Heading>
      <List>
        {stages.map((stage) => (
          <li key={stage.id}>
            <Link to={paths.division(stage.discriminator, stage.seasonId)}>{divisionName(stage, language)}</Link>
          </li>
        ))}
      </List>
      <p>{t('qualifiers.is-in')}</p>
      {stages.length > 1 && <p>{t('qualifiers.several')}</p>}
    </Box>
  );
}
