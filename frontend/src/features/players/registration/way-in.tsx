import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { Heading, Text } from '../../../ui/text';
import { AccountFields, ConsentField, PersonFields } from './details-fields';
import { useStanding } from './use-standing';

const Steps = styled('ol', {
  base: {
    '& > li': { paddingBottom: '4', marginBottom: '4', borderBottomWidth: '1px', borderColor: 'border' },
    '& > li > h2': { marginBottom: '3' },
  },
});

interface WayInProps {
  /** The fields about the player: their name, or which player they are. */
  children?: ReactNode;
  /** What follows from the account on the platform. */
  belowAccount?: ReactNode;
}

/** One form in three steps: the person, their membership, and the player (R12). */
export function WayIn({ children, belowAccount }: WayInProps) {
  const { t } = useTranslation('players-registration');
  return (
    <>
      <Steps>
        <li>
          <Heading size="md">{t('step.you')}</Heading>
          <PersonFields />
        </li>
        <li>
          <Heading size="md">{t('step.membership')}</Heading>
          <Membership />
        </li>
        <li>
          <Heading size="md">{t('step.player')}</Heading>
          {children}
          <AccountFields />
          {belowAccount}
        </li>
      </Steps>
      <ConsentField />
    </>
  );
}

/** The membership's form is a page of its own. What is typed here is kept meanwhile, and the login too. */
function Membership() {
  const { t } = useTranslation('players-registration');
  const standing = useStanding();
  return (
    <div aria-live="polite">
      <Text>{t(`membership.${standing}`)}</Text>
      {standing === 'missing' && (
        <ButtonLink variant="solid" to={paths.member()} marginTop="3">
          {t('membership.join')}
        </ButtonLink>
      )}
    </div>
  );
}
