import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../labelled';
import type { TeamUnplayedSeriesQuery } from '../division-parts.generated';

interface UnplayedSeriesProps {
  series: TeamUnplayedSeriesQuery['teamUnplayedSeries'];
  givesWalkovers: boolean;
  onChange: (givesWalkovers: boolean) => void;
}

const Tick = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    '& input': { width: '5', height: '5', flexShrink: '0', accentColor: 'action' },
  },
});

const List = chakra('ul', { base: { marginBottom: '4', paddingInlineStart: '5', listStyleType: 'disc' } });

/**
 * The unplayed series of a team before its disqualification, and the choice to give them to the opponents as walkovers.
 */
export function UnplayedSeries({ series, givesWalkovers, onChange }: UnplayedSeriesProps) {
  const { t } = useTranslation('admin-divisions');
  if (series.length === 0) return <Note>{t('decide.unplayed.none')}</Note>;
  return (
    <>
      <Note>{t('decide.unplayed.left', { count: series.length })}</Note>
      <List>
        {series.map(({ series: { id, week, home, away } }) => (
          <li key={id}>{t('decide.unplayed.series', { week, home: home.name, away: away.name })}</li>
        ))}
      </List>
      <Tick>
        <input type="checkbox" checked={givesWalkovers} onChange={(event) => onChange(event.target.checked)} />
        {t('decide.unplayed.give', { count: series.length })}
      </Tick>
    </>
  );
}
