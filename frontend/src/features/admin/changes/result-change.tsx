import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ScrollEdge } from '../../../ui/scroll-edge';
import { useOverflow } from '../../../ui/use-overflow';
import type { AuditResultsFragment } from './result-change.generated';
import { NUMBERS, shownResult, type Shown, type ShownGame, type ShownRow } from './shown-result';

const Part = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    maxHeight: '28rem',
    overflow: 'auto',
    '&[data-whole]': {
      maxHeight: 'none',
      gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' },
      '& > p:first-of-type': { gridColumn: '1 / -1' },
    },
    whiteSpace: 'normal',
    '& table': { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
    '& caption': { textAlign: 'left', fontWeight: 'semibold', paddingBottom: '1' },
    // all six columns have their place on a phone
    '& th, & td': {
      paddingInline: { base: '1', md: '2' },
      paddingBlock: '1',
      textAlign: 'right',
      fontWeight: 'normal',
    },
    '& th:first-of-type': { textAlign: 'left', minWidth: { base: '8.5rem', md: '8rem' }, overflowWrap: 'anywhere' },
    '& thead th': { color: 'fg.muted', fontSize: { base: 'xs', md: 'sm' } },
    '& tbody + tbody': { borderTopWidth: '1px', borderColor: 'border' },
    '& del': { color: 'fg.muted', textDecoration: 'line-through' },
    '& ins': { textDecoration: 'none', fontWeight: 'semibold' },
  },
});

interface ResultChangeProps {
  results: AuditResultsFragment;
  /** All games at once, on a page that is about them; a list of changes has a box that scrolls. */
  isWhole?: boolean;
}

/** A report as a box score, a correction as what differs, and a result that goes as what goes. */
export function ResultChange({ results, isWhole = false }: ResultChangeProps) {
  const { t } = useTranslation('admin-audit');
  const { ref, hasMore } = useOverflow<HTMLDivElement>();
  const result = shownResult(results, t('result.walkover'));
  if (!result) return null;
  return (
    <ScrollEdge data-more={hasMore || undefined}>
      {/* it scrolls, so it is reached by the keyboard */}
      <Part
        ref={ref}
        role="region"
        aria-label={t(`result.${result.kind}`)}
        tabIndex={0}
        data-whole={isWhole || undefined}
      >
        <Text>
          {t(`result.${result.kind}`)} <Value {...result.score} />
        </Text>
        {result.games.map((game) => (
          <Game key={game.number} game={game} isCompared={result.kind === 'corrected'} />
        ))}
      </Part>
    </ScrollEdge>
  );
}

function Game({ game, isCompared }: { game: ShownGame; isCompared: boolean }) {
  const { t } = useTranslation('admin-audit');
  const title = `${t('field.game')} ${game.number}`;
  const caption = (
    <>
      {title} · <Value {...game.score} />
      {isCompared && game.isOnlyHere && ` · ${t('result.only-here')}`}
    </>
  );
  if (game.home.length + game.away.length === 0) return <Text fontWeight="semibold">{caption}</Text>;
  return (
    <div>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('field.player')}</th>
            {NUMBERS.map((name) => (
              <th key={name} scope="col">
                {t(`field.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Rows rows={game.home} />
        </tbody>
        <tbody>
          <Rows rows={game.away} />
        </tbody>
      </table>
      {game.order && (
        <Text color="fg.muted" fontSize="sm">
          {t('field.goal-order')}: <Value {...game.order} />
        </Text>
      )}
    </div>
  );
}

function Rows({ rows }: { rows: readonly ShownRow[] }) {
  return rows.map(({ player, numbers }, index) => (
    <tr key={index}>
      <th scope="row">
        <Value {...player} />
      </th>
      {numbers.map((number, at) => (
        <td key={NUMBERS[at]}>
          <Value {...number} />
        </td>
      ))}
    </tr>
  ));
}

/** A value, after the one that it replaces, if it does. */
function Value({ now, before }: Shown) {
  const { t } = useTranslation('admin-audit');
  if (before === undefined) return now;
  return (
    <>
      <del>
        <span className="visually-hidden">{t('before')} </span>
        {before}
      </del>
      <span aria-hidden>{' → '}</span>
      <ins>
        <span className="visually-hidden">{t('after')} </span>
        {now}
      </ins>
    </>
  );
}
