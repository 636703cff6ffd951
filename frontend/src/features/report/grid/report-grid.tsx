import { useCallback, useMemo, type ClipboardEvent, type Dispatch, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { Section } from '../../../ui/page/section';
import { GameCard } from './game-card';
import { focusCell } from './focus-cell';
import { GridContext, type GridContextValue } from './grid-context';
import { neighbourCell } from './grid-keys';
import { SIDES, START_ID, STATS, USUAL, type Stat } from '../model/grid-shape';
import { isBlock } from '../model/paste-block';
import { expectedLineUp, isNamed } from '../model/line-up';
import type { ReportAction } from '../model/report-form';
import { cellOfId, type Cell } from '../model/report-input';
import type { ReportForm } from '../model/report-model';
import { Box, styled } from '../../../styled-system/jsx';
import { Text } from '../../../ui/text';

interface ReportGridProps {
  form: ReportForm;
  dispatch: Dispatch<ReportAction>;
  players: GridContextValue['players'];
  teams: GridContextValue['teams'];
  /** Sentences by cell id. */
  problems: ReadonlyMap<string, string>;
  isReadOnly: boolean;
  /** Sends one file for one game (from 1) to the server, which reads it. */
  onReplay: (files: File[], gameNumber: number) => void;
}

const Games = styled('div', { base: { display: 'grid', gap: '4' } });

const FIRST_NUMBER: Cell = { game: 0, side: 'home', row: 0, part: 'score' };

const isStat = (part: Cell['part']): part is Stat => STATS.some((stat) => stat === part);

/** The games of the series. Arrow keys move between the cells, and a copied block fills the grid from the focused one. */
export function ReportGrid(props: ReportGridProps) {
  const { form, dispatch, players, teams, problems, isReadOnly, onReplay } = props;
  const { t } = useTranslation('report');
  const problemAt = useCallback((id: string) => problems.get(id), [problems]);
  const isResultOnly = form.isResultOnly === true;
  const context = useMemo(
    () => ({ dispatch, players, teams, problemAt, isReadOnly, isResultOnly }),
    [dispatch, players, teams, problemAt, isReadOnly, isResultOnly],
  );

  const lineUp = useMemo(() => expectedLineUp(players), [players]);
  const hasLineUp =
    SIDES.some((side) => lineUp[side].length > 0) &&
    SIDES.every((side) => form.games[0]?.rows[side].every(({ playerId }) => playerId === null));

  const move = (event: KeyboardEvent) => {
    const cell = cellOfId((event.target as HTMLElement).id);
    if (!cell || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // in a list of players, up and down change the choice
    if (cell.part === 'player' && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) return;
    const next = neighbourCell(form.games, cell, event.key);
    if (!next) return;
    event.preventDefault();
    focusCell(next);
  };

  const paste = (event: ClipboardEvent) => {
    const cell = cellOfId((event.target as HTMLElement).id);
    const text = event.clipboardData.getData('text/plain');
    if (!cell || isReadOnly || isResultOnly || !isBlock(text)) return;
    event.preventDefault();
    const stat = isStat(cell.part) ? cell.part : 'score';
    dispatch({ type: 'paste', at: { ...cell, row: cell.row ?? 0, stat, players }, text });
  };

  return (
    <Section heading={t('games.heading')}>
      {!isReadOnly && (
        <Box marginBottom="3">
          <styled.label display="flex" alignItems="center" gap="2" minHeight="touch">
            <input
              type="checkbox"
              checked={isResultOnly}
              onChange={({ target }) => dispatch({ type: 'result-only', isOn: target.checked })}
            />
            {t('result-only.label')}
          </styled.label>
          <Text color="fg.muted" fontSize="sm">
            {isResultOnly ? (
              t('result-only.help')
            ) : (
              <>
                {t('games.line-up')} <styled.span hideBelow="md">{t('games.keys')}</styled.span>{' '}
                {t('games.limits', { ...USUAL })}
              </>
            )}
          </Text>
          {!isResultOnly && hasLineUp && (
            <Button
              id={START_ID}
              size="sm"
              marginTop="2"
              whiteSpace="normal"
              maxWidth="full"
              onClick={() => {
                dispatch({ type: 'last-line-up', lineUp });
                // the button goes away
                focusCell(FIRST_NUMBER);
              }}
            >
              {t(isNamed(players) ? 'games.named-line-up' : 'games.last-line-up')}
            </Button>
          )}
        </Box>
      )}
      <GridContext value={context}>
        <Games onKeyDown={move} onPaste={paste}>
          {form.games.map((game, number) => (
            <GameCard key={number} number={number} game={game} onReplay={onReplay} />
          ))}
        </Games>
      </GridContext>
    </Section>
  );
}
