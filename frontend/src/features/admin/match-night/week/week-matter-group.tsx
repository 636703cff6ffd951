import { Box, chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { MatterActs } from './matter-acts';
import type { ShownGroup } from './shown-group';
import { formatScore } from '../../../../lib/i18n/format';
import { paths } from '../../../../lib/paths';
import { useTimes } from '../../../../lib/i18n/use-times';
import { ButtonLink } from '../../../../ui/button';
import { Heading } from '../../../../ui/text';
import { Link } from '../../../../ui/link';
import { Captains } from '../../series/captains';
import { headingOf } from '../night-counts';
import { TakenMark, TakeSeries } from '../take-series';
import { KEY, ROW } from '../use-row-keys';
import type { WeekMatterRowFragment } from './week-matters.generated';

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
  const id = headingOf(group);
  if (matters.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={id} marginTop="8">
      <Heading as="h2" size="md" id={id} tabIndex={-1}>
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
  const times = useTimes();
  const { seriesId, division, week, home, away, confirmBy, deadline, claim, captains, taken } = matter;
  const at = group === 'DISPUTED' || group === 'CLAIMED' ? paths.adminContest(seriesId) : paths.weekSeries(seriesId);
  const names = t('names', { home: home.name, away: away.name });
  const score = home.games === null || away.games === null ? null : formatScore(home.games, away.games);
  return (
    <Row {...{ [ROW]: seriesId }}>
      <div>
        <Text fontWeight="semibold">
          <Link to={at}>{names}</Link>
          {score !== null && ` ${score}`}
        </Text>
        <Text color="fg.muted" fontSize="sm">
          {division}
          {t('week', { week })}
          {group === 'WAITING' &&
            confirmBy !== null &&
            ` · ${t('of-week.until.WAITING', { at: times.weekdayDateTime(confirmBy) })}`}
          {claim &&
            ` · ${t(claim.isObjected ? 'of-week.objected' : 'of-week.until.CLAIMED', { at: times.until(claim.objectBy) })}`}
          {group === 'NO_TIME' && ` · ${t('of-week.until.NO_TIME', { at: times.until(deadline) })}`}
        </Text>
        <TakenMark taken={taken} />
        <Captains captains={captains} teams={[home, away].map(({ teamId, name }) => ({ id: teamId, name }))} />
      </div>
      <Acts>
        <TakeSeries seriesId={seriesId} names={names} taken={taken} />
        <MatterActs matter={matter} group={group} />
        <ButtonLink
          to={at}
          variant={group === 'DISPUTED' ? 'solid' : 'outline'}
          size="sm"
          aria-label={t(`of-week.act-of.${group}`, { names })}
          {...{ [KEY]: 'r' }}
        >
          {t(`of-week.act.${group}`)}
        </ButtonLink>
      </Acts>
    </Row>
  );
}
