import { useTranslation } from 'react-i18next';
import { Box, styled } from '../../../styled-system/jsx';
import { paths } from '../../../lib/paths';
import { Heading } from '../../../ui/text';
import { Link } from '../../../ui/link';
import type { SignupPageQuery } from './signup-page.generated';

const List = styled('ul', { base: { marginBlock: '2', paddingInlineStart: '5', listStyleType: 'disc' } });

/** The qualifiers and cups that a team without a place plays in when it signs up. */
export function OpenStages({ stages }: { stages: SignupPageQuery['signup']['openStages'] }) {
  const { t } = useTranslation('seasons-signups');
  if (stages.length === 0) return null;
  return (
    <Box marginBlock="4">
      <Heading as="h2" size="md">
        {t('qualifiers.heading')}
      </Heading>
      <List>
        {stages.map(({ id, name, discriminator, seasonId }) => (
          <li key={id}>
            <Link to={paths.division(discriminator, seasonId)}>{name}</Link>
          </li>
        ))}
      </List>
      <p>{t('qualifiers.is-in')}</p>
      {stages.length > 1 && <p>{t('qualifiers.several')}</p>}
    </Box>
  );
}
