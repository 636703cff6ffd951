import { skipToken } from '@apollo/client/react';
import { chakra, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { useContestQuery } from './contest.generated';
import { isOpen } from './sides';
import { ReasonField } from './reason-field';
import { Stories } from './stories';
import { REASON_ID } from '../../report/use-contest-reason';

const Box = chakra('section', {
  base: {
    marginBottom: '6',
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    border: '2px solid',
    borderColor: 'fg.draw',
    display: 'grid',
    gap: '3',
    '& > h2': { fontWeight: 'bold', fontSize: 'lg' },
  },
});

interface ContestNoticeProps {
  seriesId: number;
  /** What is contested is open: a result that is stored now ends it. */
  isContested: boolean;
  reason: string;
  isMissing: boolean;
  onReason: (reason: string) => void;
}

/** In the report form: what both teams say, and the reason that they will read when the result ends it. */
export function ContestNotice({ seriesId, isContested, reason, isMissing, onReason }: ContestNoticeProps) {
  const { t } = useTranslation('admin-contest');
  const { data } = useContestQuery(
    isContested ? { variables: { seriesId }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  if (!isContested) return null;
  const contest = data?.weekSeries;
  return (
    <Box aria-labelledby="contest-notice">
      <h2 id="contest-notice">{t('notice.title')}</h2>
      <Text>{t('notice.text')}</Text>
      {!data && <SkeletonRows rows={3} rowHeight={24} />}
      {contest && isOpen(contest) && <Stories contest={contest} />}
      <ReasonField id={REASON_ID} value={reason} onChange={onReason} isMissing={isMissing} />
      <Flex>
        <ButtonLink size="sm" to={paths.adminContest(seriesId)}>
          {t('notice.page')}
        </ButtonLink>
      </Flex>
    </Box>
  );
}
