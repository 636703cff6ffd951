import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { CandidateFragment } from '../../../gql/admin/graphql';
import { platformName } from '../../../league/platform-name';
import { formatList } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';

/** What speaks for and against this player: each comparison in words, because a birthdate itself is not shown. */
export function CandidateEvidence({ evidence }: { evidence: Omit<CandidateFragment, 'player'> }) {
  const { t } = useTranslation('admin-requests');
  const language = useLanguage();
  const { name, account, birthdate, nationality, accounts, seasons } = evidence;
  const comparisons = [
    t(`evidence.name.${name}`),
    t(`evidence.account.${account}`),
    t(`evidence.birthdate.${birthdate}`),
    t(`evidence.nationality.${nationality}`),
  ];
  const known = accounts.map((each) => `${platformName(each.platform)}, ${each.accountId}`).join('; ');
  const played = formatList(
    seasons.map((season) => season.name),
    language,
  );
  return (
    <Text as="span" display="block" color="fg.muted" fontSize="sm" fontWeight="normal" overflowWrap="anywhere">
      {comparisons.join(' · ')}
      <br />
      {seasons.length > 0 ? t('evidence.seasons', { seasons: played }) : t('evidence.no-seasons')}
      {accounts.length > 0 && ` · ${t('evidence.accounts', { accounts: known })}`}
    </Text>
  );
}
