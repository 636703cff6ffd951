import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Instant } from '../../../ui/time/instant';
import type { LateSeriesPartsFragment } from './reminders.generated';

type Late = LateSeriesPartsFragment;

const Row = chakra('li', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'border',
    '& > label': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '3',
      alignItems: 'center',
      minHeight: 'touch',
      paddingBlock: '2',
      cursor: 'pointer',
    },
    '& > label > input': { width: '5', height: '5', accentColor: 'action' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
  },
});

interface LateListProps {
  late: readonly Late[];
  isChosen: (series: Late) => boolean;
  onChoose: (series: Late, isChosen: boolean) => void;
}

/** The late series to choose from. One that cannot be reminded of says why. */
export function LateList({ late, isChosen, onChoose }: LateListProps) {
  const { t } = useTranslation('admin-reminders');
  return (
    <chakra.ul listStyleType="none" aria-label={t('list')}>
      {late.map((series) => {
        const { seriesId, home, away, division, week, scheduledAt, captains, isRemindedToday } = series;
        return (
          <Row key={seriesId}>
            <label>
              <input
                type="checkbox"
                checked={isChosen(series)}
                disabled={captains === 0 || isRemindedToday}
                onChange={({ target }) => onChoose(series, target.checked)}
              />
              <span>
                {t('names', { home, away })}
                <small>
                  {t('where', { division, week })} · <Instant at={scheduledAt} />
                </small>
                {isRemindedToday && <small>{t('reminded-today')}</small>}
                {captains < 2 && <small>{t(captains === 0 ? 'no-captain' : 'one-captain')}</small>}
              </span>
            </label>
          </Row>
        );
      })}
    </chakra.ul>
  );
}
