import { ArrowLeftRight, Eraser } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../ui/text';
import { Button } from '../../../ui/button';
import { FileButton } from '../../../ui/form/file-button';
import { GameSource } from './game-source';
import { useGrid } from './grid-context';
import { SIDES, STATS } from '../model/grid-shape';
import { goalsOf, isGameBlank } from '../model/report-input';
import type { ReportGame } from '../model/report-model';
import { SideRows } from './side-rows';
import { Flex, styled } from '../../../styled-system/jsx';
import { reportGrid } from '../../../styled-system/recipes';

interface GameCardProps {
  /** From 0. */
  number: number;
  game: ReportGame;
  onReplay: (files: File[], gameNumber: number) => void;
}

/** One game: its score, its source, and the rows of both sides. */
export const GameCard = memo(function GameCard({ number, game, onReplay }: GameCardProps) {
  const { t } = useTranslation('report');
  const { teams, dispatch, isReadOnly, isResultOnly } = useGrid();
  const name = t('game.name', { game: number + 1 });
  const isBlank = isGameBlank(game);
  const [home, away] = [goalsOf(game, 'home'), goalsOf(game, 'away')];
  const captionId = `game-${number}-caption`;

  return (
    <section className={reportGrid()} aria-labelledby={captionId}>
      <Flex align="center" wrap="wrap" gap="2" paddingX="3" paddingTop="2">
        <Heading as="h3" size="sm" id={captionId} flex="1" whiteSpace="nowrap">
          {name}
          {!isBlank && home !== null && away !== null && (
            <styled.span className="numbers" marginLeft="3">
              {t('game.score', { home, away })}
            </styled.span>
          )}
        </Heading>
        {!isReadOnly && (
          <>
            {game.replay?.reading && (
              <Button
                size="sm"
                aria-label={t('game.swap-label', { game: number + 1 })}
                onClick={() => dispatch({ type: 'swap', game: number })}
              >
                <ArrowLeftRight aria-hidden />
                {t('game.swap')}
              </Button>
            )}
            <FileButton accept=".replay" size="sm" onFiles={(files) => onReplay(files, number + 1)}>
              {t('replays.choose-one', { game: number + 1 })}
            </FileButton>
            {!isBlank && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('game.clear-label', { game: number + 1 })}
                onClick={() => dispatch({ type: 'clear', game: number })}
              >
                <Eraser aria-hidden />
                {t('game.clear')}
              </Button>
            )}
          </>
        )}
      </Flex>
      {!isResultOnly && <GameSource replay={game.replay} />}
      <table>
        <caption className="visually-hidden">
          {t('game.caption', { game: number + 1, home: teams.home, away: teams.away })}
        </caption>
        <thead className={isResultOnly ? 'visually-hidden' : undefined}>
          <tr>
            <th scope="col">{t('column.player')}</th>
            {STATS.map((stat) => (
              <th key={stat} scope="col" className="number">
                <abbr title={t(`column.${stat}.name`)}>{t(`column.${stat}.short`)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        {SIDES.map((side) => (
          <SideRows key={side} gameNumber={number} side={side} game={game} />
        ))}
      </table>
    </section>
  );
});
