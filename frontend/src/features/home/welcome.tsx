import { useTranslation } from 'react-i18next';
import { Flex, styled } from '../../styled-system/jsx';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { Heading, Text } from '../../ui/text';

const Band = styled('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '6',
    rowGap: '3',
    marginBottom: '6',
    padding: '4',
    borderRadius: 'md',
    bg: 'bg.surface',
  },
});

/** For who comes for the first time: what this is, for whom, what it costs, and how to join. */
export function Welcome() {
  const { t } = useTranslation('home');
  return (
    <Band>
      <div>
        <Heading size="md">{t('welcome.heading')}</Heading>
        <Text color="fg.muted">{t('welcome.text')}</Text>
      </div>
      <Flex wrap="wrap" gap="2">
        <ButtonLink variant="solid" to={paths.register()}>
          {t('welcome.join')}
        </ButtonLink>
        <ButtonLink to={paths.faq()}>{t('welcome.how')}</ButtonLink>
      </Flex>
    </Band>
  );
}
