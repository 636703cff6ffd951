import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TeamName } from '../../../../league/team-logo';
import { Section } from '../../../../ui/page/section';
import { DragRow } from '../../kit/drag-row';
import { DragList } from './drag-list';
import type { DraftTeamPartsFragment } from './season-divisions.generated';
import { TeamCore } from './team-core';
import { Choice } from '../../kit/choice';

export type ListedTeam = DraftTeamPartsFragment;

const List = chakra('ol', {
  base: {
    display: 'grid',
    marginTop: '3',
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: {
        base: '{sizes.touch} minmax(0, 1fr)',
        md: '{sizes.touch} minmax(0, 2fr) minmax(0, 3fr) 12rem',
      },
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      minHeight: 'touch',
      paddingBlock: '1',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    // on a phone, beside the handle
    '& > li > :not(:first-child)': { gridColumn: { base: '2', md: 'auto' } },
    '& > li:empty': { minHeight: '2' },
    '& .facts': { color: 'fg.muted', fontSize: 'sm' },
  },
});

/** The place of teams without a division. */
const NONE = 0;

interface TeamListProps {
  heading: string;
  teams: readonly ListedTeam[];
  /** The division that these teams are in, by its model's id; 0 for none. */
  placedIn: number;
  choices: readonly { formerId: number; name: string }[];
  /** Why each team is proposed where it is, in words. */
  reasons: ReadonlyMap<number, string>;
  onMove: (teamId: number, to: number) => void;
  children?: ReactNode;
}

/**
 * The teams of a planned division with the reason for their place, strength and sign-up, and a choice of another division. They
 * can also be dragged, those without a division cannot.
 */
export function TeamList({ heading, teams, placedIn, choices, reasons, onMove, children }: TeamListProps) {
  const { t } = useTranslation('admin-divisions-season');
  const factsOf = ({ team, mmr, isSignedUp }: ListedTeam) =>
    [
      reasons.get(team.id) ?? t('new'),
      mmr === null ? null : t('mmr', { mmr }),
      isSignedUp ? t('signed-up') : t('not-signed-up'),
    ]
      .filter(Boolean)
      .join(' · ');
  const partsOf = (each: ListedTeam) => (
    <>
      <TeamName team={each.team} />
      <div>
        <span className="facts">{factsOf(each)}</span>
        <TeamCore team={each} />
      </div>
      <Choice
        aria-label={t('move', { team: each.team.name })}
        value={placedIn}
        onChange={({ target }) => onMove(each.team.id, Number(target.value))}
      >
        {choices.map(({ formerId, name }) => (
          <option key={formerId} value={formerId}>
            {name}
          </option>
        ))}
        <option value={NONE}>{t('nowhere')}</option>
      </Choice>
    </>
  );
  return (
    <Section heading={heading}>
      {children}
      <List>
        {placedIn === NONE ? (
          teams.map((each) => (
            <li key={each.team.id}>
              <span />
              {partsOf(each)}
            </li>
          ))
        ) : (
          <DragList formerId={placedIn} ids={teams.map(({ team }) => team.id)}>
            {teams.map((each) => (
              <DragRow key={each.team.id} id={each.team.id} name={each.team.name} role={t('drag.role')}>
                {partsOf(each)}
              </DragRow>
            ))}
          </DragList>
        )}
      </List>
    </Section>
  );
}
