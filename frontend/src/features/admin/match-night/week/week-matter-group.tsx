import { Box, chakra, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MatterActs } from './matter-acts';
import type { ShownGroup } from './shown-group';
import type { WeekMatterRowFragment } from '../../../../gql/admin/graphql';
import { formatDateTime, formatScore } from '../../../../lib/i18n/format';
import { useLanguage } from '../../../../lib/i18n/i18n';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/button';
import { Heading } from '../../../../ui/text';
import { Captains } from '../../series/captains';

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingBlock: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
    overflowWrap: 'anywhere',
  },
});

const Acts = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

interface WeekMatterGroupProps {
  group: ShownGroup;
  matters: readonly WeekMatterRowFragment[];
}

/** Series that need the same thing, each with the way to it and both captains. */
export function WeekMatterGroup({ group, matters }: WeekMatterGroupProps) {
  const { t } = useTranslation('admin-match-night');
  const id = useId();
  if (matters.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={id} marginTop="8">
      <Heading as="h2" size="md" id={id}>
        {t(`of-week.group.${group}`, { count: matters.length })}
      </Heading>
      <Box as="ul" listStyleType="none" marginTop="2">
        {matters.map((matter) => (
          <Matter key={matter.seriesId} matter={matter} group={group} />
        ))}
      </Box>
    </Box>
  );
}

function Matter({ matter, group }: { matter: WeekMatterRowFragment; group: ShownGroup }) {
  const { t } = useTranslation('admin-match-night');
  const language = useLanguage();
  const { seriesId, division, week, home, away, confirmBy, deadline, claim, captains } = matter;
  const names = t('names', { home: home.name, away: away.name });
  const score = home.games === null || away.games === null ? null : formatScore(home.games, away.games);
  return (
    <Row>
      <div>
        <Text fontWeight="semibold">
          {names}
          {score !== null && ` ${score}`}
        </Text>
        <Text color="fg.muted" fontSize="sm">
          {division}
          {t('week', { week })}
          {group === 'WAITING' &&
            confirmBy !== null &&
            ` · ${t('of-week.until.WAITING', { at: formatDateTime(confirmBy, language) })}`}
          {claim &&
            ` · ${t(claim.isObjected ? 'of-week.objected' : 'of-week.until.CLAIMED', { at: formatDateTime(claim.objectBy, language) })}`}
          {group === 'NO_TIME' && ` · ${t('of-week.until.NO_TIME', { at: formatDateTime(deadline, language) })}`}
        </Text>
        <Captains captains={captains} teams={[home, away].map(({ teamId, name }) => ({ id: teamId, name }))} />
      </div>
      <Acts>
        <MatterActs matter={matter} group={group} />
        <ButtonLink
          to={group === 'DISPUTED' || group === 'CLAIMED' ? paths.adminContest(seriesId) : paths.weekSeries(seriesId)}
          variant={group === 'DISPUTED' ? 'solid' : 'outline'}
          size="sm"
          aria-label={t(`of-week.act-of.${group}`, { names })}
        >
          {t(`of-week.act.${group}`)}
        </ButtonLink>
      </Acts>
    </Row>
  );
}
