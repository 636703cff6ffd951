import { Box, Grid, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import type { MergedTeamFragment, TeamMergePlanQuery } from './merge-teams.generated';

type Plan = NonNullable<TeamMergePlanQuery['teamMergePlan']>;

/** Both teams in short, what moves from one to the other, and what stays as it was. */
export function TeamMergeContents({ plan: { staying, leaving, moves } }: { plan: Plan }) {
  const { t } = useTranslation('admin-teams');
  const language = useLanguage();
  const names = { staying: staying.name, leaving: leaving.name };
  return (
    <>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4" marginBottom="4">
        <TeamCard title={t('merge.staying')} team={staying} />
        <TeamCard title={t('merge.leaving')} team={leaving} />
      </Grid>
      <Text fontWeight="medium">{t('merge.moves', names)}</Text>
      {moves.length === 0 && <Text>{t('merge.nothing')}</Text>}
      <Box as="ul" marginBlock="2" paddingLeft="5" listStyleType="disc" overflowWrap="anywhere">
        {moves.map(({ kind, count, names: things }) => (
          <li key={kind}>
            {t(`merge.move.${kind}`, { count })} {formatList(things, language)}
          </li>
        ))}
      </Box>
      {!staying.isActive && leaving.isActive && <Text overflowWrap="anywhere">{t('merge.becomes-active', names)}</Text>}
      <Text color="fg.muted" overflowWrap="anywhere">
        {t('merge.afterwards', names)}
      </Text>
    </>
  );
}

function TeamCard({ title, team: { name, isActive, players, seasons } }: { title: string; team: MergedTeamFragment }) {
  const { t } = useTranslation('admin-teams');
  const language = useLanguage();
  const told = [t('merge.players', { count: players }), ...(isActive ? [] : [t('merge.inactive')])];
  return (
    <Box padding="4" borderWidth="1px" borderColor="border" borderRadius="md" overflowWrap="anywhere">
      <Text color="fg.muted" fontSize="sm">
        {title}
      </Text>
      <Text fontWeight="semibold">{name}</Text>
      <Text fontSize="sm">{told.join(' · ')}</Text>
      <Text fontSize="sm">{seasons.length === 0 ? t('merge.no-seasons') : formatList(seasons, language)}</Text>
    </Box>
  );
}
