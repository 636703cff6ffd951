import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { Section } from '../../../../ui/page/section';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    marginBottom: '3',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '3',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
  },
});

interface PlanChange {
  teamId: number;
  team: string;
  /** Names of divisions, or the words for none. */
  is: string;
  proposed: string;
}

interface PlanChangesProps {
  changes: readonly PlanChange[];
  onReset: (teamIds: readonly number[]) => void;
}

/** What differs from the proposal, with a way back for each team and for all. Nothing when nothing does. */
export function PlanChanges({ changes, onReset }: PlanChangesProps) {
  const { t } = useTranslation('admin-divisions-season');
  if (changes.length === 0) return null;
  return (
    <Section heading={t('changes.heading', { count: changes.length })}>
      <List>
        {changes.map(({ teamId, team, is, proposed }) => (
          <li key={teamId}>
            <span>{t('changes.one', { team, is, proposed })}</span>
            <Button variant="ghost" aria-label={t('changes.reset-team', { team })} onClick={() => onReset([teamId])}>
              {t('changes.reset')}
            </Button>
          </li>
        ))}
      </List>
      <Button variant="outline" onClick={() => onReset(changes.map(({ teamId }) => teamId))}>
        {t('changes.reset-all')}
      </Button>
    </Section>
  );
}
