import { useTranslation } from 'react-i18next';
import { Box, Stack } from '../../styled-system/jsx';
import { Skeleton } from '../skeleton';

interface SkeletonRowsProps {
  /** The expected number of rows: 10 for standings, 20 for player statistics. */
  rows: number;
  /** Height of one row in px; a table's rows are 40. */
  rowHeight?: number;
}

/** Placeholder rows of the same size as the content, so that nothing moves when it is loaded. */
export function SkeletonRows({ rows, rowHeight = 40 }: SkeletonRowsProps) {
  const { t } = useTranslation('ui');
  return (
    <Box role="status" aria-label={t('loading')}>
      <Stack gap="1px" aria-hidden>
        {Array.from({ length: rows }, (_, index) => (
          <Skeleton key={index} style={{ height: rowHeight - 1 }} borderRadius="none" />
        ))}
      </Stack>
    </Box>
  );
}
