import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGrid } from './grid-context';
import type { GameReplay } from '../model/report-model';
import { useReportText } from '../use-report-text';
import { styled } from '../../../styled-system/jsx';

const Box = styled('div', {
  base: {
    paddingInline: '3',
    paddingTop: '1',
    fontSize: 'sm',
    color: 'fg.muted',
    '& li, & .open': { display: 'flex', gap: '2', color: 'fg' },
    '& svg': { flexShrink: '0', width: '4', height: '4', marginTop: '3px', color: 'fg.draw' },
    '& p': { overflowWrap: 'anywhere' },
  },
});

/** The file of the game, how its sides were decided, and warnings to check before saving. */
export function GameSource({ replay }: { replay: GameReplay | null }) {
  const { t } = useTranslation('report');
  const { teams } = useGrid();
  const say = useReportText(teams);
  if (!replay) return null;
  const { reading } = replay;
  if (!reading) return <Box>{t('game.from-stored-replay')}</Box>;
  const { vote, isSwapped, current, fileName } = reading;
  // undecided sides are read as if home were blue (R15)
  const homeIs = (vote.homeIs === 'orange') === isSwapped ? 'blue' : 'orange';
  const values = {
    home: teams.home,
    colour: t(`game.${homeIs}`),
    votesFor: vote.votesFor,
    votesAgainst: vote.votesAgainst,
  };
  const isOpen = vote.undecided && !isSwapped;
  // the sentence above already says it
  const warnings = current.warnings.filter(({ code }) => code !== 'sides-undecided');

  return (
    <Box>
      <p>{t('game.from-replay', { file: fileName })}</p>
      {isOpen ? (
        <p className="open">
          <TriangleAlert aria-hidden />
          {t('game.sides-undecided', values)}
        </p>
      ) : (
        <p>{t(isSwapped ? 'game.sides-swapped' : 'game.sides', values)}</p>
      )}
      {warnings.length > 0 && (
        <ul aria-label={t('game.warnings')}>
          {warnings.map((warning, index) => (
            <li key={index}>
              <TriangleAlert aria-hidden />
              {say(`api.replay.warning.${warning.code}`, warning.params)}
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}
