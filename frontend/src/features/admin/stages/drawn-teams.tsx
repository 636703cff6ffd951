import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { Section } from '../../../ui/page/section';
import { Note } from '../labelled';
import type { AdminStagePartsFragment } from './stages-page.generated';
import { TeamExit } from './team-exit';

const List = chakra('ol', { base: { bg: 'bg.surface', borderRadius: 'md' } });
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1.75rem minmax(0, 1fr) auto', md: '2rem minmax(0, 1fr) auto' },
    alignItems: 'center',
    gap: '2',
    paddingInline: '2',
    paddingBlock: '1',
    minHeight: 'touch',
    overflowWrap: 'anywhere',
    '& + &': { borderTopWidth: '1px', borderColor: 'border' },
  },
});
const Exit = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm' } });

type Team = NonNullable<AdminStagePartsFragment['bracket']['entrants'][number]['team']>;

/** The teams of a drawn stage; one that has something left to play can be taken out. */
export function DrawnTeams({ stage }: { stage: AdminStagePartsFragment }) {
  const { t } = useTranslation('admin-stages');
  const [leaving, setLeaving] = useState<Team | null>(null);
  const { entrants, series } = stage.bracket;
  const coming = new Set(
    series.flatMap(({ state, upper, lower }) =>
      state === 'OPEN' || state === 'READY' ? [upper.seed, lower.seed] : [],
    ),
  );
  return (
    <Section heading={t('teams.heading')}>
      <Note>{t('teams.note')}</Note>
      <List aria-label={t('teams.heading')}>
        {entrants.map(({ seed, team, exit }) =>
          team ? (
            <Row key={seed}>
              <span>{seed}</span>
              <span>
                {team.name} {exit && <Exit>{t(`teams.exits.${exit}`)}</Exit>}
              </span>
              {!exit && coming.has(seed) && (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('teams.take-out-of', { name: team.name })}
                  onClick={() => setLeaving(team)}
                >
                  {t('teams.take-out')}
                </Button>
              )}
            </Row>
          ) : null,
        )}
      </List>
      {leaving && <TeamExit stage={stage} team={leaving} onClose={() => setLeaving(null)} />}
    </Section>
  );
}
