import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { rowFrame } from '../../theme/recipes/tab-button';
import { formatScore } from '../../lib/i18n/format';
import { useAddress } from '../../lib/use-address';
import { useOverflow } from '../../ui/use-overflow';
import type { SeriesGameFragment } from './series-game.generated';

interface GamePickerProps {
  games: readonly SeriesGameFragment[];
  chosen: number | null;
  /** The whole series can be chosen too. */
  hasWhole: boolean;
}

const Frame = styled('div', rowFrame);

const Choices = styled('div', {
  base: {
    display: 'flex',
    gap: '2',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& button': {
      flexShrink: '0',
      minHeight: 'touch',
      minWidth: 'touch',
      paddingInline: '3',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
      lineHeight: 'tight',
      cursor: 'pointer',
      _focusVisible: { outlineOffset: '-2px' },
      '&:hover:not([aria-pressed=true])': { bg: 'bg.raised' },
      '&[aria-pressed=true]': { bg: 'action', color: 'action.contrast', borderColor: 'action' },
    },
    '& small': { display: 'block', fontSize: 'xs' },
    '& b': { fontFamily: 'display', fontSize: 'md' },
  },
});

/** Chooses a game of the series, or all of it, for every tab. The choice is in the address, and closes what is watched. */
export function GamePicker({ games, chosen, hasWhole }: GamePickerProps) {
  const { t } = useTranslation('series');
  const { set } = useAddress();
  const { ref, hasMore } = useOverflow<HTMLDivElement>();
  const choose = (game: number | null) => set({ game: game === null ? null : String(game), goal: null, watch: null });
  return (
    <Frame data-more={hasMore || undefined}>
      <Choices role="group" aria-label={t('choose-game')} ref={ref}>
        {hasWhole && (
          <button type="button" aria-pressed={chosen === null} onClick={() => choose(null)}>
            {t('whole')}
          </button>
        )}
        {games.map(({ number, homeGoals, awayGoals }) => (
          <button key={number} type="button" aria-pressed={chosen === number} onClick={() => choose(number)}>
            <small>{t('game', { number })}</small>
            <b className="numbers">{formatScore(homeGoals, awayGoals)}</b>
          </button>
        ))}
      </Choices>
    </Frame>
  );
}
