import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../../../league/flags/country-name';
import { useLanguage } from '../../../../lib/i18n/i18n';
import { useTimes } from '../../../../lib/i18n/use-times';
import { Section } from '../../../../ui/page/section';
import { ButtonLink } from '../../../../ui/button';
import { Note } from '../../labelled';
import { FROM_LIST, useOpened } from '../../lists/use-opened';
import { Fact, FactList } from '../../requests/fact-list';
import { DetailsDialog } from './details-dialog';
import type { PersonIdentityFragment } from './identity-part.generated';

/** Who the person is, by their account and by their player. */
export function IdentityPart({ person }: { person: PersonIdentityFragment }) {
  const { t } = useTranslation('admin-users-person');
  const language = useLanguage();
  const times = useTimes();
  const { user, isEmailVerified, accountSince, playerSince, birthdate, nationality } = person;
  const { userId, playerId, nickname, discordUsername, discordId, discordEmail } = user;
  const unknown = t('unknown');
  const { opened, linkTo, close } = useOpened('correct');
  return (
    <Section heading={t('identity.title')}>
      {userId === null && <Note>{t('identity.no-account')}</Note>}
      {playerId === null && <Note>{t('identity.no-player')}</Note>}
      <FactList>
        {playerId !== null && (
          <>
            <Fact name={t('identity.nickname')}>{nickname}</Fact>
            <Fact name={t('identity.birthdate')}>{birthdate === null ? unknown : times.date(birthdate)}</Fact>
            <Fact name={t('identity.nationality')}>
              {nationality === null ? unknown : countryName(nationality, language)}
            </Fact>
            <Fact name={t('identity.player-since')}>{playerSince && times.date(playerSince)}</Fact>
          </>
        )}
        {userId !== null && (
          <>
            <Fact name={t('identity.account')}>{discordUsername}</Fact>
            <Fact name={t('identity.chat-id')}>{discordId}</Fact>
            <Fact name={t('identity.email')}>
              {discordEmail === null
                ? unknown
                : t(isEmailVerified ? 'identity.confirmed' : 'identity.unconfirmed', { email: discordEmail })}
            </Fact>
            <Fact name={t('identity.account-since')}>{accountSince && times.date(accountSince)}</Fact>
          </>
        )}
      </FactList>
      {playerId !== null && (
        <Box marginTop="4">
          <ButtonLink to={linkTo('details')} state={FROM_LIST} preventScrollReset aria-haspopup="dialog">
            {t('identity.correct')}
          </ButtonLink>
        </Box>
      )}
      {opened === 'details' && playerId !== null && (
        <DetailsDialog person={person} playerId={playerId} onClose={close} />
      )}
    </Section>
  );
}
