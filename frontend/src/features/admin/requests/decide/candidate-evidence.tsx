import { chakra, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { platformName } from '../../../../league/platform-name';
import { seasonName } from '../../../../league/season-name';
import { formatList } from '../../../../lib/i18n/format';
import { useLanguage } from '../../../../lib/i18n/i18n';
import type { CandidateFragment } from '../facts/request-facts.generated';

/** What speaks for and against this player: each comparison in words, because a birthdate itself is not shown. */
export function CandidateEvidence({ evidence }: { evidence: Omit<CandidateFragment, 'player'> }) {
  const { t } = useTranslation('admin-requests');
  const language = useLanguage();
  const { isBanned, name, isMentioned, account, birthdate, nationality, accounts, seasons } = evidence;
  const comparisons = [
    { text: t(`evidence.name.${name}`), isFor: name === 'SAME' },
    ...(isMentioned ? [{ text: t('evidence.mentioned'), isFor: true }] : []),
    { text: t(`evidence.account.${account}`), isFor: account === 'AGREES' },
    { text: t(`evidence.birthdate.${birthdate}`), isFor: birthdate === 'AGREES' },
    { text: t(`evidence.nationality.${nationality}`), isFor: nationality === 'AGREES' },
  ];
  const known = accounts.map((each) => `${platformName(each.platform)}, ${each.accountId}`).join('; ');
  const played = formatList(
    seasons.map((season) => seasonName(season.name, language)),
    language,
  );
  return (
    <Text as="span" display="block" color="fg.muted" fontSize="sm" fontWeight="normal" overflowWrap="anywhere">
      {comparisons.map(({ text, isFor }, index) => (
        <Fragment key={text}>
          {index > 0 && ' · '}
          {isFor ? <chakra.b color="fg">{text}</chakra.b> : text}
        </Fragment>
      ))}
      <br />
      {isBanned && `${t('evidence.banned')} · `}
      {seasons.length > 0 ? t('evidence.seasons', { seasons: played }) : t('evidence.no-seasons')}
      {accounts.length > 0 && ` · ${t('evidence.accounts', { accounts: known })}`}
    </Text>
  );
}
