import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { Heading } from '../../../ui/text';
import type { SeriesAct } from '../series/acts/series-dialog';
import type { AdminSeriesRowFragment } from '../series/series-page.generated';
import type { NightRowsFragment } from './match-night.generated';
import { headingOf } from './night-counts';
import type { NightGroupName } from './night-groups';
import { NightRow } from './night-row';

interface NightGroupProps {
  name: NightGroupName;
  page: NightRowsFragment;
  /** Where all of them are, if the list of all series can show them. */
  allAt: string | null;
  onAct: (act: SeriesAct, row: AdminSeriesRowFragment) => void;
  /** Reminds the captains of all of them; null when that is not for these. */
  onRemind: (() => void) | null;
}

/** The series that lack the same thing. */
export function NightGroup({ name, page: { items, total }, allAt, onAct, onRemind }: NightGroupProps) {
  const { t } = useTranslation('admin-match-night');
  const { t: tReminders } = useTranslation('admin-reminders');
  const id = headingOf(name);
  if (total === 0) return null;
  const hidden = total - items.length;
  return (
    <Box as="section" aria-labelledby={id} marginTop="8">
      <Heading as="h2" size="md" id={id} tabIndex={-1}>
        {t(`group.${name}`, { count: total })}
      </Heading>
      {onRemind && (
        <Box marginTop="2">
          <Button size="sm" aria-haspopup="dialog" onClick={onRemind}>
            {tReminders('open')}
          </Button>
        </Box>
      )}
      <Box as="ul" listStyleType="none" marginTop="2">
        {items.map((row) => (
          <NightRow key={row.series.id} row={row} isDone={name === 'done'} onAct={(act) => onAct(act, row)} />
        ))}
      </Box>
      {allAt && (hidden > 0 || name === 'times') && (
        <Box marginTop="2">
          <Link to={allAt}>{t(name === 'times' ? 'all-times' : 'more', { count: hidden })}</Link>
        </Box>
      )}
    </Box>
  );
}
