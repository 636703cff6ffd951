import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../lib/paths';
import { Link } from '../../../../ui/link';
import { ReasonField } from '../../contest/reason-field';
import type { useContestReason } from '../../../report/use-contest-reason';

interface ContestPartProps {
  seriesId: number;
  contest: ReturnType<typeof useContestReason>;
}

/** In the dialog of an act on a series that captains contest: the act ends it, with a reason that both teams read. */
export function ContestPart({ seriesId, contest }: ContestPartProps) {
  const { t } = useTranslation('admin-contest');
  return (
    <Box marginTop="4" display="grid" gap="2">
      <Text>{t('notice.act')}</Text>
      <Link to={paths.adminContest(seriesId)}>{t('notice.page')}</Link>
      <ReasonField value={contest.reason} onChange={contest.onReason} isMissing={contest.isMissing} />
    </Box>
  );
}
