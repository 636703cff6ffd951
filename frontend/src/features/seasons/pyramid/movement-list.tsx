import { ArrowDown, ArrowRight, ArrowUp, LogOut, Plus, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TeamLink } from '../../../league/team-logo';
import { paths } from '../../../lib/paths';
import { styled } from '../../../styled-system/jsx';
import { Link } from '../../../ui/link';
import { Heading, Text } from '../../../ui/text';
import type { PyramidMoveFragment, SeasonMovementsQuery } from './season-movements.generated';
import { divisionName } from '../../../league/division-name';
import { useLanguage } from '../../../lib/i18n/i18n';

type Movements = NonNullable<SeasonMovementsQuery['seasonMovements']>;

const Cards = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    gap: '4',
    alignItems: 'start',
  },
});

const Card = styled('li', { base: { bg: 'bg.surface', borderRadius: 'md', padding: '4', minWidth: '0' } });

const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    columnGap: '2',
    alignItems: 'center',
    paddingBlock: '1',
    '& > svg': { color: 'fg.muted' },
    '& > small': { gridColumn: '2', color: 'fg.muted' },
    '&[data-movement=UP] > svg': { color: 'fg.win' },
    '&[data-movement=DOWN] > svg': { color: 'fg.loss' },
  },
});

const ICONS: Record<PyramidMoveFragment['movement'], LucideIcon> = {
  ...{ UP: ArrowUp, STAYS: ArrowRight, DOWN: ArrowDown, LEFT: LogOut, NEW: Plus },
};

/** The movements of each division of the season before, then the new teams. */
export function MovementList({ movements: { fromDivisions, toDivisions, moves } }: { movements: Movements }) {
  const { t } = useTranslation('seasons-pyramid');
  const names = new Map([...fromDivisions, ...toDivisions].map(({ id, name }) => [id, name]));
  const nameOf = (division: PyramidMoveFragment['from']) => names.get(division?.id ?? 0) ?? '';
  const sharedRanks = new Set([...sharedRanksIn(fromDivisions), ...sharedRanksIn(toDivisions)]);
  const ranks = new Map(toDivisions.map(({ id, rank }) => [id, rank]));
  // the only division of a rank in both seasons is the same one, also under another name
  const isBeside = ({ movement, from, to }: PyramidMoveFragment) =>
    movement === 'STAYS' && sharedRanks.has(ranks.get(to?.id ?? 0) ?? 0) && nameOf(from) !== nameOf(to);
  // a team that stays where it was, without a qualifier, has nothing to tell but that
  const isToTell = (move: PyramidMoveFragment) =>
    move.movement !== 'STAYS' || move.qualifier !== null || isBeside(move);
  const row = (move: PyramidMoveFragment) => (
    <MoveRow
      key={move.team.id}
      move={move}
      word={isBeside(move) ? 'BESIDE' : move.movement}
      division={nameOf(move.to)}
    />
  );
  const added = moves.filter(({ movement }) => movement === 'NEW');
  return (
    <Cards>
      {fromDivisions.map((division) => {
        const own = moves.filter(({ from }) => from?.id === division.id);
        const stays = own.filter((move) => !isToTell(move));
        return (
          <Card key={division.id}>
            <Heading as="h3" size="sm" marginBottom="2">
              {division.name}
            </Heading>
            <ul>{own.filter(isToTell).map(row)}</ul>
            {stays.length > 0 && (
              <Text color="fg.muted" fontSize="sm" marginTop="2">
                {t('stays', { count: stays.length, teams: stays.map(({ team }) => team.name).join(', ') })}
              </Text>
            )}
          </Card>
        );
      })}
      {added.length > 0 && (
        <Card>
          <Heading as="h3" size="sm" marginBottom="2">
            {t('new')}
          </Heading>
          <ul>{added.map(row)}</ul>
        </Card>
      )}
    </Cards>
  );
}

/** The ranks on which a season has several divisions. */
const sharedRanksIn = (divisions: Movements['toDivisions']): number[] =>
  divisions.flatMap(({ rank }, at) => (divisions.some((one, before) => before < at && one.rank === rank) ? rank : []));

interface MoveRowProps {
  move: PyramidMoveFragment;
  /** `BESIDE`: in another division of the same rank. */
  word: PyramidMoveFragment['movement'] | 'BESIDE';
  /** Where it plays now. */
  division: string;
}

function MoveRow({ move, word, division }: MoveRowProps) {
  const { t } = useTranslation('seasons-pyramid');
  const language = useLanguage();
  const { team, movement, place, qualifier } = move;
  const Icon = ICONS[movement];
  return (
    <Row data-movement={movement}>
      <Icon aria-hidden size={16} />
      <TeamLink team={team} size={20} isWrapping />
      <small>
        {place !== null && `${t('place', { place })}, `}
        {t(`move.${word}`, { division })}
        {qualifier && (
          <>
            {' · '}
            {t(`qualifier.${qualifierWord(move)}`)}{' '}
            <Link variant="inline" to={paths.division(qualifier.discriminator, qualifier.seasonId)}>
              {divisionName(qualifier, language)}
            </Link>
          </>
        )}
      </small>
    </Row>
  );
}

function qualifierWord({ hasQualified }: PyramidMoveFragment): 'won' | 'lost' | 'played' {
  if (hasQualified === null) return 'played';
  return hasQualified ? 'won' : 'lost';
}
